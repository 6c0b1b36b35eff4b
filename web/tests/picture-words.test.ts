// What a picture of a result says to whoever gets it.

import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Named } from "../src/game/model/people";
import { NO_NAMES, pictureName, pictureTitle } from "../src/game/screen/pictureWords";
import { say, speak } from "../src/words/words";

const bruno: Named = { name: "Bruno", isMe: false };
const ania: Named = { name: "Ania", isMe: true };
/** Whoever plays alone has no name, in whichever language the game began. */
const lone: Named = { name: "Ty", isMe: true };

beforeAll(() => void vi.stubGlobal("document", { documentElement: {} }));

describe.each([
  ["en", "Me", "I win!", "Bruno and I win the match!", "Ania wins", "Ania, Bruno win the match"],
  ["pl", "Ja", "Wygrywam!", "Całą grę wygrywamy: Bruno i\u00a0ja!", "Wygrywa Ania", "Całą grę wygrywają: Ania, Bruno"],
  [
    "ru",
    "Я",
    "Победа за мной!",
    "Победа в\u00a0матче за нами: Bruno и\u00a0я!",
    "Побеждает Ania",
    "Матч выигрывают: Ania, Bruno",
  ],
] as const)("a picture in %s", (language, me, alone, together, named, both) => {
  beforeAll(() => speak(language));

  test("calls nobody you: who has no name sends it", () => {
    expect([lone, bruno].map(pictureName)).toEqual([me, "Bruno"]);
    expect(pictureTitle([lone], "won")).toBe(alone);
    expect(pictureTitle([bruno, lone], "won-match")).toBe(together);
  });

  test("calls people by their names, one winner or several", () => {
    expect(pictureName(ania)).toBe("Ania");
    expect(pictureTitle([ania], "won")).toBe(named);
    expect(pictureTitle([ania, bruno], "won-match")).toBe(both);
  });

  test("knows what a lone person's game has for a name", () => expect(NO_NAMES).toContain(say("you")));
});
