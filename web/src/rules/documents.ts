// The files with the rules, each loaded when its language is read.

import type { Language } from "../words/words";

export const DOCUMENTS: Record<Language, () => Promise<string>> = {
  en: () => import("../../../docs/rules/en.md?raw").then((text) => text.default),
  pl: () => import("../../../docs/rules/pl.md?raw").then((text) => text.default),
  ru: () => import("../../../docs/rules/ru.md?raw").then((text) => text.default),
};
