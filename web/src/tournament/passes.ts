// The passes this browser has been shown, so that somebody finds their tournament again. A pass is in the part of an
// address that no server and no proxy is told.

import { keep, recall } from "../app/storage";

export interface Kept {
  readonly pass: string;
  readonly title: string;
  readonly role: string;
}

const PASS = /^[0-9a-f]{64}$/;

export const kept = (): readonly Kept[] => recall<Kept[]>("passes") ?? [];

export function keepPass(one: Kept): void {
  keep("passes", [one, ...kept().filter(({ pass }) => pass !== one.pass)]);
}

export function forget(pass: string): void {
  keep(
    "passes",
    kept().filter((one) => one.pass !== pass),
  );
}

/** The pass in this page's address. */
export function shownPass(): string | null {
  const pass = location.hash.slice(1);
  return PASS.test(pass) ? pass : null;
}

export const pathOf = (pass: string): string => `/pass#${pass}`;

const HERE = ["localhost", "127.0.0.1", "[::1]"];

/** A pass as a link others can open: `address` is where the server is for them, should this page only know it as its own machine. */
export function linkOf(
  pass: string,
  address: string | null,
  own: { readonly origin: string; readonly hostname: string } = location,
): string {
  return new URL(pathOf(pass), (HERE.includes(own.hostname) ? address : null) ?? own.origin).href;
}
