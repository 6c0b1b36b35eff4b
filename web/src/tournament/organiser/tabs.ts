// The organiser's pages, and the address each has: loading it again stays there.

export const TABS = ["people", "plan", "rounds", "standings", "judge", "passes", "records"] as const;
export type Tab = (typeof TABS)[number];

export const isTab = (text: string | null): text is Tab => (TABS as readonly (string | null)[]).includes(text);

/** `isNew` while the organiser has not been told what the address is good for. */
export const deskPath = (pass: string, tab: Tab, isNew = false): string => `/pass?tab=${tab}${isNew ? "&new" : ""}#${pass}`;
