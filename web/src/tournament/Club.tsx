// The club behind a name, small; nothing where none is known.

import { Show, type JSX } from "solid-js";
import type { PersonId, TournamentState } from "../protocol/messages";
import { nameOf, type Names } from "./refused";
import "./club.css";

interface Called {
  readonly names: Names;
  readonly clubs: TournamentState["clubs"] | undefined;
}

/** Not where the name tells it already, for it stands twice. */
export function Club(props: Called & { person: PersonId }): JSX.Element {
  const club = () => {
    const found = props.clubs?.[props.person];
    return found !== undefined && !nameOf(props.names, props.person).endsWith(`(${found})`) ? found : undefined;
  };
  return <Show when={club()}>{(name) => <span class="club"> {name()}</span>}</Show>;
}
