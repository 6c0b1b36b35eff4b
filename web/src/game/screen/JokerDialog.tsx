// What a joker is, what it stands for where it lies, and what the rules played say of it.

import { createResource, Show, Suspense, type JSX } from "solid-js";
import { Dialog } from "../../app/Dialog";
import { TilePicture } from "../../app/TilePicture";
import { valueOf } from "../../engine/editions";
import { editions } from "../../parts/parts";
import { RuleLinks } from "../../rules/RuleLinks";
import { jokerText } from "../../words/jokers";
import { capital, sentence } from "../../words/sentence";
import { tileName } from "../../words/tile";
import type { AskedJoker } from "./askedJoker";
import "./joker.css";

export function JokerDialog(props: {
  joker: AskedJoker;
  rules: string;
  onRule: (number: string) => void;
  onClose: () => void;
}): JSX.Element {
  const [book] = createResource(editions);
  const about = () => {
    const known = book();
    if (known === undefined) return null;
    const where = props.joker.stands === null ? "rack" : "table";
    return jokerText(props.joker.tile, where, (name) => valueOf(known, props.rules, name));
  };
  return (
    <Dialog title={capital(tileName(props.joker.tile))} class="joker-dialog" onClose={props.onClose}>
      <div class="joker-about">
        <TilePicture tile={props.joker.tile} decoration />
        <div class="stack tight">
          <Show when={props.joker.stands}>{(stands) => <p>{sentence(stands())}</p>}</Show>
          <Suspense>
            <Show when={about()}>
              {(told) => (
                <>
                  <p>{told().text}</p>
                  <p>
                    <RuleLinks numbers={told().rules} onAsk={props.onRule} />
                  </p>
                </>
              )}
            </Show>
          </Suspense>
        </div>
      </div>
    </Dialog>
  );
}
