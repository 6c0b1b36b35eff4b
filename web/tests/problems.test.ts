// Why tiles are no meld, in words, for each way numbers of a run can be wrong.

import { beforeEach, expect, test, vi } from "vitest";
import type { Problem } from "../src/protocol/messages";
import { problemText } from "../src/tile/problem";
import { say, speak, type Language } from "../src/words/words";
import { plain } from "./plain";

beforeEach(() => vi.stubGlobal("document", { documentElement: {} }));

const APART: Problem = { problem: "not-consecutive", before: "r5", after: "r7" };
const FEW: Problem = { problem: "too-few-jokers", before: "r3", after: "r7", missing: 3, filled: 1 };
const FEWER: Problem = { problem: "too-few-jokers", before: "r4", after: "r9", missing: 4, filled: 2 };
const MANY: Problem = { problem: "too-many-jokers", before: "r3", after: "r4", missing: 0, filled: 1 };
const MORE: Problem = { problem: "too-many-jokers", before: "r3", after: "r5", missing: 1, filled: 2 };
const TWICE: Problem = { problem: "number-twice", number: 3 };

test.each<[Language, string[]]>([
  [
    "en",
    [
      "red 7 does not come right after red 5",
      "three numbers are missing between red 3 and red 7, and one joker cannot fill them",
      "four numbers are missing between red 4 and red 9, and the jokers fill only 2",
      "no number is missing between red 3 and red 4: there is no room for a joker",
      "only one number is missing between red 3 and red 5: what lies there stands for 2",
      "a run has only one 3",
    ],
  ],
  [
    "pl",
    [
      "czerwona 7 nie idzie zaraz za czerwoną 5",
      "między czerwoną 3 a czerwoną 7 brakuje trzech liczb, a joker zastępuje tylko jedną",
      "między czerwoną 4 a czerwoną 9 brakuje czterech liczb, a jokery zastępują tylko dwie",
      "między czerwoną 3 a czerwoną 4 nie brakuje żadnej liczby: joker się tam nie mieści",
      "między czerwoną 3 a czerwoną 5 brakuje tylko jednej liczby: to, co tam leży, zastępuje 2",
      "w serii może być tylko jedna 3",
    ],
  ],
  [
    "ru",
    [
      "красная 7 не идёт сразу за красной 5",
      "между красной 3 и красной 7 — три числа, а джокер всего один",
      "между красной 4 и красной 9 — четыре числа, а джокеров хватает только на два",
      "между красной 3 и красной 4 нет ни одного числа: джокеру там нет места",
      "между красной 3 и красной 5 только одно число: то, что там лежит, заменяет 2",
      "в ряду может быть только одна 3",
    ],
  ],
])("numbers of a run in %s", async (language, told) => {
  await speak(language);
  expect([APART, FEW, FEWER, MANY, MORE, TWICE].map((problem) => plain(problemText(problem, say)))).toEqual(told);
});
