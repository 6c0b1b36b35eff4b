// Who somebody is on the server: asked once, a name given once.

import { createSignal } from "solid-js";
import { api, Problem, type Me } from "./api";

const [me, setMe] = createSignal<Me | null>(null);
export { me, setMe };

/** Whom the server knows in this browser, or nobody. */
export async function whoAmI(): Promise<Me | null> {
  try {
    return setMe(await api.me());
  } catch (problem) {
    if (problem instanceof Problem && problem.status === 401) return setMe(null);
    throw problem;
  }
}
