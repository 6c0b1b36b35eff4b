// Who somebody is on the server: asked once, a name given once.

import { createSignal } from "solid-js";
import type { Me } from "../../protocol/messages";
import { api } from "./api";

const [me, hold] = createSignal<Me | null>(null);
export { me };

// Who logs in or out in one window does so in all of them.
const windows = new BroadcastChannel("dublet.me");
windows.onmessage = ({ data }: MessageEvent<Me | null>) => hold(data);

/** Who somebody is from now on, here and in other windows. */
export function setMe(now: Me | null): void {
  hold(now);
  windows.postMessage(now);
}

/** Whom the server knows in this browser, or nobody. */
export async function whoAmI(): Promise<Me | null> {
  return hold(await api.who());
}
