// How the tiles are dealt at a real table, with the edition's own numbers (rules 2.1 and 2.2).

import { createMemo, type JSX } from "solid-js";
import { valueOf } from "../../engine/editions";
import type { Rulebook } from "../../shared/rulebook";
import { say } from "../../words/words";

export function Dealing(props: { rules: Rulebook; edition: string; open: boolean }): JSX.Element {
  const facts = createMemo(() => props.rules.scorer.facts(props.edition));
  const piles = () => {
    const { tiles, sevens: stacks, odd } = facts();
    return odd === null ? say("sheet-piles", { tiles, stacks }) : say("sheet-piles-odd", { tiles, stacks, odd });
  };
  const pool = () => {
    const { odd, offers_stacks } = facts();
    if (odd === null) return offers_stacks ? say("sheet-pool-middle-even") : say("sheet-pool-even");
    return offers_stacks ? say("sheet-pool-middle-odd", { odd }) : say("sheet-pool-odd", { odd });
  };
  return (
    <details class="dealing sheet-screen" open={props.open}>
      <summary>{say("sheet-dealing")}</summary>
      <ol>
        <li>{piles()}</li>
        <li>{say(`sheet-deal-${valueOf(props.rules.book, props.edition, "dealing") ?? ""}`)}</li>
        <li>{pool()}</li>
      </ol>
    </details>
  );
}
