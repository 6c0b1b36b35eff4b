// The page in the reader's language. Texts are Fluent files shared with the program (`locales/`); each language is
// loaded when it is wanted, and switching shows at once because every text is asked for anew.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createSignal } from "solid-js";
import { keep, recall } from "../app/storage";
import { tied } from "./tied";

export const LANGUAGES = { en: "English", pl: "Polski", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, string | number>;

/** Texts few people read, each known by one of its messages. */
const LATER = { rules: "value-opening", companion: "companion", tournament: "desk" } as const;
export type Later = keyof typeof LATER;

const TEXTS: Record<Language, Record<"page" | Later, () => Promise<string>>> = {
  en: {
    page: () => import("./en").then((texts) => texts.default),
    rules: () => import("../../../locales/en/cli.ftl?raw").then((text) => text.default),
    companion: () => import("./companion/en").then((texts) => texts.default),
    tournament: () => import("./tournament/en").then((texts) => texts.default),
  },
  pl: {
    page: () => import("./pl").then((texts) => texts.default),
    rules: () => import("../../../locales/pl/cli.ftl?raw").then((text) => text.default),
    companion: () => import("./companion/pl").then((texts) => texts.default),
    tournament: () => import("./tournament/pl").then((texts) => texts.default),
  },
  ru: {
    page: () => import("./ru").then((texts) => texts.default),
    rules: () => import("../../../locales/ru/cli.ftl?raw").then((text) => text.default),
    companion: () => import("./companion/ru").then((texts) => texts.default),
    tournament: () => import("./tournament/ru").then((texts) => texts.default),
  },
};

interface Spoken {
  readonly language: Language;
  readonly bundle: FluentBundle;
}

const [spoken, setSpoken] = createSignal<Spoken | null>(null);

export function bundleOf(language: Language, text: string): FluentBundle {
  // Marks around arguments are for mixed directions of writing, which our languages do not have.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The language the reader chose, or the first of the browser's that we have. */
export function preferred(): Language {
  const wishes = [recall<string>("language"), ...navigator.languages];
  const known = wishes.map((wish) => wish?.slice(0, 2)).find((wish) => wish !== undefined && wish in LANGUAGES);
  return (known as Language | undefined) ?? "en";
}

export async function speak(language: Language): Promise<void> {
  const bundle = bundleOf(language, await TEXTS[language].page());
  setSpoken({ language, bundle });
  document.documentElement.lang = language;
}

/** The language with its region, for dates: the reader's own where the browser tells it. */
export function region(): string {
  const spoken = language();
  const own = navigator.languages.find((one) => one.startsWith(`${spoken}-`));
  return own ?? (spoken === "en" ? "en-GB" : spoken);
}

export async function choose(language: Language): Promise<void> {
  keep("language", language);
  await speak(language);
}

/** Texts of a part of the page are loaded when somebody goes there. */
export async function speakOf(part: Later): Promise<void> {
  const now = spoken();
  if (now === null || now.bundle.hasMessage(LATER[part])) return;
  now.bundle.addResource(new FluentResource(await TEXTS[now.language][part]()));
  setSpoken({ ...now });
}

/** Whether that is done. */
export const speaksOf = (part: Later): boolean => spoken()?.bundle.hasMessage(LATER[part]) ?? false;

export const language = (): Language => spoken()?.language ?? "en";

/** A text by its id. One that is missing shows as its id, so that somebody notices. */
export function say(id: string, args?: Args): string {
  const now = spoken();
  const message = now?.bundle.getMessage(id);
  if (now === null || message?.value == null) return id;
  return tied(now.bundle.formatPattern(message.value, args ?? null, []), now.language);
}
