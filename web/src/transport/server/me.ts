// Who somebody is on the server: asked once, a name given once.

import { createSignal } from "solid-js";
import { keep, recall } from "../../app/storage";
import type { Me } from "../../protocol/messages";
import { api } from "./api";

const [me, setKnown] = createSignal<Me | null>(null);
export { me };

/** Whether a server knew somebody in this browser when last asked: nobody else need be asked about. */
export const isKnown = (): boolean => recall<boolean>("known") === true;

function hold(now: Me | null): Me | null {
  keep("known", now !== null);
  return setKnown(now);
}

// Who logs in or out in one window does so in all of them.
const windows = new BroadcastChannel("dublet.me");
windows.onmessage = ({ data }: MessageEvent<Me | null>) => hold(data);

/** Who somebody is from now on, here and in other windows. */
export function setMe(now: Me | null): void {
  keep("unnamed", null);
  meet(now);
}

function meet(now: Me | null): void {
  hold(now);
  windows.postMessage(now);
}

/** Whether somebody has said what others shall call them, which who only looks on need not. */
export const isNamed = (): boolean => {
  const somebody = me();
  return somebody !== null && recall("unnamed") !== somebody.id;
};

/** Comes to look on, which is asked for no name. Nobody is told the one the server is given. */
export async function lookOn(called: string): Promise<Me> {
  const known = await whoAmI();
  if (known !== null) return known;
  const now = await api.guest(called);
  keep("unnamed", now.id);
  meet(now);
  return now;
}

/** What others shall call somebody: a newcomer, or whoever only looked on so far. */
export async function comeAs(name: string): Promise<void> {
  setMe(await ((await whoAmI()) === null ? api.guest(name) : api.rename(name)));
}

/** Whom the server knows in this browser, or nobody. */
export async function whoAmI(): Promise<Me | null> {
  return hold(await api.who());
}
