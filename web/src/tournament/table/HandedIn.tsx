// A sheet that was handed in: looked at in full, then signed by another player, or disputed.

import { createSignal, createUniqueId, Match, onMount, Show, Switch, type JSX } from "solid-js";
import { Choice } from "../../app/Choice";
import type { Act, PersonId, SheetSight } from "../../protocol/messages";
import { say } from "../../words/words";
import type { PartProps } from "../PassScreen";
import { nameOf } from "../refused";
import { Answer, createAsking } from "../asking";
import { gamesOf, scoresOf, type SheetDraft } from "./draft";
import { ResultSheet } from "./ResultSheet";

interface HandedInProps {
  readonly part: PartProps;
  readonly sheet: SheetSight;
  readonly me: PersonId | null;
  readonly onMe: (me: PersonId) => void;
  /** What was filled in here and not handed in. */
  readonly mine: SheetDraft | null;
  readonly onDrop: () => void;
}

/** Whoever handed a sheet in does not sign it. */
const isEnterer = ({ entered_by: by }: SheetSight, me: PersonId | null): boolean =>
  me !== null && by?.role === "player" && by.id === me;

export function HandedIn(props: HandedInProps): JSX.Element {
  const names = () => props.sheet.view.chairs.map((person) => nameOf(props.part.state.names, person));
  const enterer = () => props.sheet.entered_by;
  const state = () => props.sheet.view.sheet;
  const named = (person: PersonId | null) => nameOf(props.part.state.names, person ?? 0);
  const holder = () => (props.me === null ? "unknown" : isEnterer(props.sheet, props.me) ? "enterer" : "signer");
  return (
    <>
      <Switch>
        <Match when={state() === "entered"}>
          <p>{say("phone-entered", { holder: holder(), name: named(enterer()?.id ?? null), me: named(props.me) })}</p>
        </Match>
        <Match when={state() === "disputed"}>
          <p class="notice">{say("phone-disputed")}</p>
        </Match>
        <Match when={state() === "signed"}>
          <p class="thanks">{say(props.sheet.view.on_paper ? "phone-on-paper" : "phone-signed")}</p>
        </Match>
        <Match when={state() === "settled"}>
          <p class="thanks">{say("phone-settled")}</p>
        </Match>
      </Switch>
      <ResultSheet
        rules={props.part.rules}
        edition={props.part.state.rules}
        names={names()}
        games={props.sheet.games ?? []}
        planned={props.sheet.view.starters.length}
        scores={props.sheet.view.scores}
      />
      <Show when={props.mine}>{(mine) => <Mine {...props} names={names()} mine={mine()} />}</Show>
      <Show when={state() === "entered"}>
        <Signing {...props} />
      </Show>
      <Show when={state() === "signed"}>
        <Wrong {...props} />
      </Show>
    </>
  );
}

/** Another sheet was handed in meanwhile: both, with what differs marked. One's own need not be told twice. */
function Mine(props: HandedInProps & { names: readonly string[]; mine: SheetDraft }): JSX.Element {
  const games = () => gamesOf(props.mine);
  const scores = () =>
    games().map((game) => (game ? scoresOf(props.part.rules.scorer, props.part.state.rules, game) : []));
  const isSame = () => JSON.stringify(scores()) === JSON.stringify(props.sheet.view.scores);
  const isTold = () => games().some((game) => game !== null) && (!isSame() || props.sheet.entered_by?.id !== props.me);
  return (
    <Show when={isTold()}>
      <section class="stack tight">
        <h3>{say("phone-mine")}</h3>
        <p class="small">{isSame() ? say("phone-mine-same") : say("phone-mine-about")}</p>
        <ResultSheet
          rules={props.part.rules}
          edition={props.part.state.rules}
          names={props.names}
          games={games()}
          scores={scores()}
          beside={props.sheet.view.scores}
        />
        <button type="button" class="button quiet" onClick={() => props.onDrop()}>
          {say("phone-mine-drop")}
        </button>
      </section>
    </Show>
  );
}

function Signing(props: HandedInProps): JSX.Element {
  const asking = createAsking(props.part);
  const [told, setTold] = createSignal(false);
  const entered = () => isEnterer(props.sheet, props.me);
  // Whose phone it is, while somebody else signs on it.
  const [owner, setOwner] = createSignal<PersonId | null>(null);
  const lend = (signer: PersonId) => {
    setOwner(props.me);
    props.onMe(signer);
  };
  const others = () => props.sheet.view.chairs.filter((person) => person !== props.me);
  const missing = () => (props.me === null ? say("phone-who-first") : entered() ? say("phone-signer-first") : null);
  const sign = async () => {
    setTold(missing() !== null);
    if (told()) return;
    const act = { do: "sign", place: props.sheet.view.place } as const;
    if (!(await asking.ask({ wish: "act", act, player: props.me }))) return;
    const back = owner();
    if (back !== null) props.onMe(back);
  };
  return (
    <section class="card stack">
      <Show when={entered()}>
        <p>{say("phone-sign-other")}</p>
        <Choice<PersonId | null>
          legend={say("phone-signer")}
          options={others()}
          value={null}
          label={(person) => nameOf(props.part.state.names, person ?? 0)}
          onChange={(person) => person !== null && lend(person)}
        />
      </Show>
      <Show when={told() && missing()}>
        {(text) => (
          <p class="refused" role="alert">
            {text()}
          </p>
        )}
      </Show>
      <Answer asking={asking} />
      <button type="button" class="button main wide" aria-disabled={asking.busy()} onClick={() => void sign()}>
        {say("phone-sign")}
      </button>
      <Wrong {...props} />
    </section>
  );
}

/** Anybody of the table may say that the sheet is wrong, who entered it too. */
function Wrong(props: HandedInProps): JSX.Element {
  const [disputes, setDisputes] = createSignal(false);
  return (
    <Show
      when={disputes()}
      fallback={
        <button type="button" class="button wide" onClick={() => setDisputes(true)}>
          {say("phone-wrong")}
        </button>
      }
    >
      <Dispute {...props} />
    </Show>
  );
}

function Dispute(props: HandedInProps): JSX.Element {
  const asking = createAsking(props.part);
  const [reason, setReason] = createSignal("");
  const id = createUniqueId();
  let field: HTMLInputElement | undefined;
  onMount(() => field?.focus());
  const send = (event: Event) => {
    event.preventDefault();
    const act: Act = { do: "dispute", place: props.sheet.view.place, reason: reason() };
    void asking.ask({ wish: "act", act, player: props.me });
  };
  return (
    <form class="stack tight" onSubmit={send}>
      <div class="field">
        <label for={id}>{say("phone-dispute-why")}</label>
        <input
          id={id}
          ref={(made) => (field = made)}
          type="text"
          maxlength="200"
          autocomplete="off"
          value={reason()}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
      </div>
      <Answer asking={asking} />
      <Show when={props.me !== null} fallback={<p class="soft">{say("phone-who-first")}</p>}>
        <button type="submit" class="button danger wide" aria-disabled={asking.busy()}>
          {say("phone-dispute")}
        </button>
      </Show>
    </form>
  );
}
