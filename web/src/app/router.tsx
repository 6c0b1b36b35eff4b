// Where in the page somebody is, by the path of its address. Every path is served the same file.

import { createSignal, splitProps, type JSX } from "solid-js";
import { takeSheetEntry } from "./sheets";

export interface Address {
  readonly path: string;
  readonly query: URLSearchParams;
}

const here = (): Address => ({ path: location.pathname, query: new URLSearchParams(location.search) });
const isSame = (one: Address, other: Address) =>
  one.path === other.path && one.query.toString() === other.query.toString();
const [address, setAddress] = createSignal(here(), { equals: isSame });
export { address };

/** What takes the place of the page below, once that is reached. */
let next: string | null = null;

addEventListener("popstate", () => {
  if (next !== null) history.replaceState(null, "", next);
  next = null;
  setAddress(here());
});

/** The path of the page that was below what was open above it, which another page took the place of. */
const pathBelow = (): string | undefined => (history.state as { below?: string } | null)?.below;

export function go(to: string, how: "push" | "replace" = "push"): void {
  // The same page twice would be a Back that changes nothing.
  if (how === "replace" && pathBelow() === new URL(to, location.href).pathname) {
    next = to;
    return history.back();
  }
  const { pathname } = location;
  if (takeSheetEntry()) history.replaceState({ below: pathname }, "", to);
  else if (how === "push") history.pushState(null, "", to);
  else history.replaceState(null, "", to);
  setAddress(here());
  scrollTo(0, 0);
}

/** The parts of a path that fit a pattern: `/table/:id` of `/table/5` is `{ id: "5" }`; nothing when it does not fit. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const found = given[at] ?? "";
    if (part.startsWith(":")) parts[part.slice(1)] = decodeURIComponent(found);
    else if (part !== found) return null;
  }
  return parts;
}

/** A link within the page: opens at once, and in a new window like any other link. */
export function Go(props: { to: string } & JSX.AnchorHTMLAttributes<HTMLAnchorElement>): JSX.Element {
  const [own, rest] = splitProps(props, ["to"]);
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(own.to);
  };
  return <a href={own.to} onClick={follow} {...rest} />;
}
