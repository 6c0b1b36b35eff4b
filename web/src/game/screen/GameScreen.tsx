// The game: players above, the table, the own rack, actions under the thumb, and beside it what is worth knowing.

import { createEffect, createMemo, createSignal, on, onCleanup, onMount, Show, type JSX } from "solid-js";
import { Aloud, createVoice, LISTENS_AFTER_MS } from "../../app/Aloud";
import { Dialog } from "../../app/Dialog";
import { focusScreen, offerFocus } from "../../app/focus";
import { hasKeys } from "../../app/hasKeys";
import { Icon } from "../../app/Icon";
import { change, look, settings } from "../../app/settings";
import { keep, recall } from "../../app/storage";
import { useTitle } from "../../app/title";
import type { RuledFault } from "../../engine/answers";
import type { Engine } from "../../engine/engine";
import { isDecided, isMyTurn, mySeat, type Game } from "../model/game";
import { howOf } from "../model/how";
import { nameOf, playersOf, wasPlayedFor } from "../model/people";
import { laysOf } from "../model/turns";
import { isPlaying, publicView, seatIn, seatIndex } from "../model/view";
import { adviser, type CreateTable } from "../../parts/parts";
import type { GameId, Seat, TableEvent } from "../../protocol/messages";
import { keepAwake } from "../../shared/clock/awake";
import type { Given } from "../../shared/give";
import { play } from "../../sound/sounds";
import { AT_REST, NOTHING_SELECTED, type TableView } from "../../table/contract";
import { otherOrder } from "../../table/model/rack-order";
import { lastText, layText, turnText } from "../../words/aloud";
import { eventText } from "../../words/events";
import { sentence } from "../../words/sentence";
import { faultText } from "../../words/faults";
import { RulesDialog } from "../../rules/RulesDialog";
import { refusalText } from "../../words/refusals";
import { language, say } from "../../words/words";
import { Actions, actionText } from "./Actions";
import { createArrivals } from "./arrivals";
import { jokerMarkAt, jokerOf, type AskedJoker } from "./askedJoker";
import { bannerText, isAwaited } from "./banner";
import { ByKeys, type Typing } from "./ByKeys";
import { createDeal } from "./deal";
import { createDrawing } from "./drawing";
import { DrawQuestion } from "./DrawQuestion";
import { EndSheet } from "./EndSheet";
import { createFollowing, type Following, type Shown } from "./following";
import { isMove, listenToGameKeys } from "./gameKeys";
import { createHint } from "./hint";
import { aboutJoker } from "./inHand";
import { JokerDialog } from "./JokerDialog";
import { COMMAND, Keys } from "./Keys";
import { mainAction, type MainAction } from "./mainAction";
import { Menu } from "./Menu";
import { createMessage } from "./message";
import { MessageLine } from "./MessageLine";
import { newsAfter } from "./news";
import { createNotes } from "./notes";
import { Notice } from "./Notice";
import { isPauseWished, mayAnnounce, mayChooseStack, mayClaim } from "./offered";
import { pausedText, pauseNews } from "./pauseWords";
import { Offers } from "./Offers";
import { createOwnTiles } from "./ownTiles";
import { Panel } from "./Panel";
import { Players } from "./Players";
import { Pool } from "./Pool";
import { positionOf } from "./position";
import { createReplays } from "./replays";
import { speak } from "./spoken";
import { TurnPicture, worthTelling } from "./TurnPicture";
import { turnTitle } from "./turnTitle";
import { useGame, useTime } from "./useGame";
import { useMedia } from "../../app/media";
import "./game.css";

/** Reasons in the line of messages; each stands at its meld too. */
const MOST_FAULTS = 2;

export interface GameScreenProps {
  readonly game: Game;
  readonly engine: Engine;
  readonly createTable: CreateTable;
  /** Whether the table is in this browser. */
  readonly local: boolean;
  readonly mayHint: boolean;
  /** Whether people share this device. */
  readonly shared?: boolean;
  /** Who gets the device next, where people share it, and how. */
  readonly handTo?: Seat | null;
  readonly onHandOver?: () => void;
  /** Hears whether something lies over the table in the own turn, to be read. */
  readonly onReading?: (reads: boolean) => void;
  /** Gives the person the record of a game that is over. */
  readonly onSave: (game: GameId) => Promise<Given>;
  /** Where the host may choose other rules between games. */
  readonly onOtherRules?: () => void;
  readonly onLeave: () => void;
}

export function GameScreen(props: GameScreenProps): JSX.Element {
  const { game } = props;
  const [standing, setStanding] = createSignal(AT_REST);
  const [selected, setSelected] = createSignal(NOTHING_SELECTED);
  /** Whether the player asked to end the turn as the tiles lie now. */
  const [askedToEnd, setAskedToEnd] = createSignal(false);
  const [open, setOpen] = createSignal<"menu" | "panel" | "end" | "rules" | "keys" | null>(null);
  const [asked, setAsked] = createSignal<string | null>(null);
  const [typing, setTyping] = createSignal<Typing | null>(null);
  /** The rules with the time for a move, which a table has beside them. */
  const played = () => {
    const options = state().table?.options;
    if (options === undefined) return null;
    // That a single game is a round of one is no rule of anybody's house.
    const words = options.rules.split(" ").filter((word) => options.rounds > 1 || word !== "round=1");
    return [...words, `move_seconds=${options.clock ?? 0}`].join(" ");
  };
  const showRules = (number: string | null) => {
    setAsked(number);
    setOpen("rules");
  };
  // As a question, so that it is answered in the language of the moment.
  const refuse = (text: () => string, rules: readonly string[]) => {
    message.tell({ text, rules });
    play("no");
  };
  const [joker, setJoker] = createSignal<AskedJoker | null>(null);
  const learnJoker = (asked: AskedJoker) => {
    message.show(null);
    setJoker(asked);
  };
  // The tap has taken the joker in hand as well: a line does not come between.
  const tellJoker = (event: MouseEvent) => {
    const tapped = jokerMarkAt(event);
    if (tapped?.stands == null) return;
    const text = sentence(tapped.stands);
    message.tell({ text: () => text, rules: [], joker: tapped });
  };
  listenToGameKeys({
    undo: () => view?.undo(),
    redo: () => view?.redo(),
    help: (tile) => setJoker(jokerOf(tile)) ?? setOpen("keys"),
  });
  const voice = createVoice();
  const state = useGame(game, heard);
  const now = useTime(game);
  useTitle(() => turnTitle(state()) ?? say("game-title"));
  keepAwake(() => isMyTurn(state()));
  /** How far the screen is: others' moves are shown one after the other, and take their time. */
  const [shown, setShown] = createSignal<Shown>({ number: 0, mover: null });
  const position = createMemo(() => positionOf(state()));
  const action = createMemo(() =>
    mainAction(state(), standing(), { selected: selected(), asked: askedToEnd(), handTo: props.handTo ?? null }),
  );
  /** The button waits for the screen, too: as long as somebody's move is shown it is their turn everywhere. */
  const shownAction = createMemo((): MainAction => {
    const wanted = action();
    const { mover } = shown();
    return wanted.does !== "watch" && mover !== null && mover !== mySeat(state())
      ? { does: "wait", for: mover }
      : wanted;
  });
  /** Whether the screen shows another's move, though one could do something already. */
  const isBehind = () => shownAction().does !== action().does;
  const facts = createMemo(() => {
    const rules = position()?.rules;
    return rules === undefined ? null : props.engine.facts(rules);
  });
  const banner = createMemo(() => {
    const known = facts();
    return known === null ? "" : bannerText(state(), standing(), known, now);
  });
  /** Whether the banner says more than what happened last: why nobody plays, or who is moving the tiles that are seen to move. */
  const saysMore = createMemo(() => {
    const { table, draft } = state();
    const isMore =
      table !== null && (!isPlaying(table) || table.paused !== null || draft !== null || isAwaited(state()));
    return isMore && banner() !== "";
  });
  const hint = createHint(adviser, banner);
  /** Whether a game is being played. */
  const isOn = createMemo(() => {
    const { table } = state();
    return table !== null && isPlaying(table);
  });
  const notes = createNotes(state, () => standing().canUndo || selected().count > 0 || state().pending.size > 0);
  const message = createMessage({ state, isOn, selected, hint, notes, voice });
  const moves = ["lay", "draw", "pass"];
  const isWide = useMedia("(min-width: 62rem) and (min-height: 34rem)");
  const isOnItsSide = useMedia("(max-height: 33.99rem) and (min-width: 40rem)");
  const hasRack = createMemo(() => position()?.rack != null);
  const isBusy = () => [...state().pending.values()].some((request) => moves.includes(request.do));
  const ownTiles = createOwnTiles(game);
  const arrivals = createArrivals(() => screen);
  const showDeal = createDeal(() => screen);
  const drawing = createDrawing(game, {
    position,
    standing,
    action,
    isBusy,
    mayHint: () => props.mayHint,
    putBack: () => view?.putBack(),
  });
  const replays = createReplays(state, () => view, arrivals);
  const isShowing = () => shown().mover !== null || replays.shown() !== null;
  /** Who is to move as far as the screen is; nobody in a game that is over. */
  const turn = () => (isOn() ? (shown().mover ?? publicView(state().table?.game)?.turn ?? null) : null);
  speak(voice, { state, now, engine: props.engine, local: props.local });
  /** Whether the rack has been seen. */
  let isHere = false;
  let view: TableView | undefined;
  let following: Following | undefined;
  let screen: HTMLElement | undefined;
  let root: HTMLElement | undefined;
  let footer: HTMLElement | undefined;
  let status: HTMLElement | undefined;
  let line: HTMLElement | undefined;
  offerFocus(() => view?.focus("rack"));

  function happenedText(event: TableEvent): string | null {
    const pause = pauseNews(event, game.now(), COMMAND);
    if (pause !== null) return pause;
    const isLay = event.kind === "played" && event.event.event === "laid";
    const lay = isLay ? laysOf(game.now().happened).at(-1) : undefined;
    if (lay !== undefined) return layText(game.now(), props.engine, lay);
    const known = game.now();
    return eventText(event, nameOf(known), mySeat(known), howOf(known, { number: known.number, event }));
  }

  function tellOwnTurn(): void {
    if (!isMyTurn(game.now()) || isDecided(game.now())) return;
    voice.tell(ownTurn());
    if (!hasKeys() || recall("knows-keys") === true) return;
    voice.tell(say("aloud-keys"));
    keep("knows-keys", true);
  }

  /** Whoever comes to a game under way hears how it stands. */
  function tellArrival(): void {
    if (!isOn()) return;
    const paused = pausedText(state(), COMMAND);
    if (paused !== null) voice.tell(paused);
    else if (isMyTurn(state())) tellOwnTurn();
    else voice.tell(turnText(state(), now(), ownTurn(), props.shared === true));
  }

  function heard(event: TableEvent): void {
    const text = happenedText(event);
    // Under a result, who has left is told by the line that says who is waited for.
    const isTold = event.kind === "stood" && open() === "end";
    if (text !== null && !isTold) voice.tell(text);
    for (const news of newsAfter(event, game.now(), props.engine)) voice.tell(news);
    if (event.kind === "resumed") queueMicrotask(tellOwnTurn);
    if (event.kind === "game-opened") setOpen((shown) => (shown === "end" ? null : shown));
    if (event.kind === "game-closed") {
      if (view !== undefined) ownTiles.putAside(view);
      const known = game.now();
      const me = playersOf(known).find(({ isMe }) => isMe);
      const final = known.table?.game?.view;
      const won = final?.viewer === "final" && me !== undefined && (final.scores[seatIndex(me.seat)]?.big ?? 0) > 0;
      if (won && !wasPlayedFor(known, me)) play("won");
      // The last move is seen before what it comes to.
      if (following === undefined) setOpen("end");
      else following.atRest(() => setOpen("end"));
    }
    if (event.kind !== "played") return;
    if (event.event.event === "laid" && event.event.seat !== mySeat(game.now())) play("drop");
    if (event.now.turn !== null && event.now.turn === mySeat(game.now())) play("turn");
  }

  onMount(() => {
    if (root === undefined) return;
    view = props.createTable(root, {
      engine: props.engine,
      words: { say },
      actions: controls,
      changed(draft, next) {
        setStanding(next);
        message.show(null);
        setAskedToEnd(false);
        hint.forget();
        if (isMyTurn(game.now())) ownTiles.share(draft);
      },
      selected(tiles) {
        // A choice is not hidden by what was told before it.
        if (tiles.places > 0) message.putAway();
        setSelected(tiles);
      },
      touched: (joker) => message.show(aboutJoker(joker)),
      sounded(what) {
        notes.touched();
        play(what);
      },
      announced: voice.tell,
      noted: (id) => message.show({ text: () => say(id), rules: [], brief: true }),
      told: (id, rule) => refuse(() => say(id), rule === null ? [] : [rule]),
    });
    const made = view;
    const { turn: begun } = publicView(game.now().table?.game) ?? {};
    if (begun != null) {
      const wait = setTimeout(tellArrival, LISTENS_AFTER_MS);
      onCleanup(() => clearTimeout(wait));
    }
    // Who comes between games finds how the last one ended, and the next one.
    const { table } = game.now();
    if (!props.local && table?.game != null && !isPlaying(table)) setOpen("end");
    following = createFollowing(made, look, (now) => {
      setShown(now);
      if (hasRack()) ownTiles.takeUp(made);
      setStanding(made.standing());
      if (hasRack() && look().motion) showDeal(state());
      // A page that was loaded has the focus nowhere: whoever uses keys begins at the rack.
      if (hasRack() && !isHere) focusScreen();
      isHere ||= hasRack();
    });
    const skip = (event: KeyboardEvent) => {
      // The beginning of a key that is pressed together with another.
      if (event.key === "Control" || event.key === "Meta") return;
      if (isBehind() && isMove(event)) {
        event.preventDefault();
        event.stopPropagation();
      }
      following?.skip();
    };
    document.addEventListener("keydown", skip, { capture: true });
    const putAside = () => ownTiles.putAside(made);
    addEventListener("pagehide", putAside);
    document.addEventListener("visibilitychange", putAside);
    onCleanup(() => {
      putAside();
      document.removeEventListener("keydown", skip, { capture: true });
      removeEventListener("pagehide", putAside);
      document.removeEventListener("visibilitychange", putAside);
      following?.end();
      view?.dispose();
    });
    // With the rack, under the thumb. Who has no rack finds them below the table; with a phone on its side the buttons are
    // beside it, and what is offered stays with the rack, where there is room for words.
    const withRack = controls.parentElement;
    createEffect(() => {
      (hasRack() ? withRack : footer)?.append(controls);
      (hasRack() && isOnItsSide() ? footer : controls)?.append(buttons);
      // In a wide window eyes are far from the rack: it is told beside whose turn it is.
      (isWide() ? status : line)?.append(said);
    });
  });
  // What a newcomer is told of happened before.
  let followed = game.now().number;
  createEffect(() => {
    const next = position();
    language(); // The table's words are in the reader's language too.
    const { number, happened } = state();
    const last = happened.at(-1);
    const isNews = last !== undefined && last.number > followed;
    followed = number;
    if (next === null) return void setShown({ number, mover: null });
    const arrival = isNews ? arrivals.of(last.event, mySeat(game.now())) : null;
    following?.show({ position: next, arrival, number, mover: last === undefined ? null : seatIn(last.event) });
  });

  createEffect(() => props.onReading?.(isMyTurn(state()) && (open() !== null || joker() !== null)));
  createEffect(
    on(
      createMemo(() => state().refused),
      (refused) => {
        if (refused === null) return;
        const why = refused.refused;
        refuse(() => refusalText(why, nameOf(state())), why.why === "rules" ? [why.rule] : []);
      },
    ),
  );
  let wasMine = isMyTurn(game.now());
  createEffect(
    on(
      createMemo(() => publicView(state().table?.game)?.turn),
      (turn) => {
        // What was raised for this turn is not laid in the next one unasked.
        if (wasMine) view?.letGo();
        wasMine = turn != null && turn === mySeat(state());
        hint.forget();
        message.show(null);
        setAskedToEnd(false);
        drawing.forget();
        ownTiles.forgetDraft();
        // After what brought the turn.
        queueMicrotask(tellOwnTurn);
      },
      // A lay taken up again is of the turn there is.
      { defer: true },
    ),
  );
  createEffect(
    on(
      createMemo(() => state().link.is),
      (is) => is === "open" && ownTiles.shareAgain(),
    ),
  );
  function tellFaults(faults: readonly RuledFault[]): void {
    setAskedToEnd(true);
    view?.showFaults();
    const [told, rest] = [faults.slice(0, MOST_FAULTS), faults.length - MOST_FAULTS];
    const more = () => (rest > 0 ? say("told-more", { count: rest }) : "");
    refuse(
      () => [...told.map(faultText), more()].join(" ").trim(),
      told.map(({ rule }) => rule),
    );
  }
  /** A press that ends what is being shown does nothing else, nor does a key: whoever draws has seen what happened. */
  function pressMain(): void {
    if (isBehind()) following?.skip();
    else main();
  }
  function main(): void {
    const wanted = action();
    switch (wanted.does) {
      case "put":
        return view?.putDown();
      case "lay":
        return view && !isBusy() ? game.ask({ do: "lay", layout: view.layout() }) : undefined;
      case "draw":
      case "pass":
        return drawing.draw(wanted.does);
      case "hand-over":
        return props.onHandOver?.();
      case "back":
        return game.ask({ do: "resume" });
      case "result":
        return void setOpen("end");
      case "unfit":
        refuse(() => say("told-unfit", { count: wanted.count }), ["3.1", "3.2"]);
        return view?.letGo();
      case "let-go":
        return view?.letGo();
      case "wait":
      case "wait-back":
        return voice.tell(sentence(actionText(wanted, state())));
      case "take-back":
        return drawing.draw(wanted.or);
      case "put-back":
        return view?.putBack();
      case "end-turn":
        return tellFaults(wanted.faults);
    }
  }
  function takeOffer(): void {
    // First: what else is offered could not be taken back.
    if (isPauseWished(state())) game.ask({ do: "pause" });
    else if (mayClaim(state(), props.engine)) game.ask({ do: "claim-doublets" });
    else if (mayAnnounce(state())) game.ask({ do: "announce" });
    else voice.tell(say("aloud-no-offer"));
  }
  const sort = () => {
    const rackOrder = otherOrder(settings().rackOrder);
    change({ rackOrder });
    view?.sort(rackOrder);
  };
  const tidy = () => {
    setOpen(null);
    view?.tidy();
  };
  const askHint = () => {
    const shown = position();
    if (shown === null || view === undefined) return;
    // The answer stands where a message was.
    message.show(null);
    void hint.ask(shown, view).then(() => voice.tell(hint.aloud(COMMAND, actionText(action(), state()))));
  };
  const replay = (turn?: number) => {
    setOpen(null);
    replays.show(turn);
  };
  /** What the banner says as far as the screen is. */
  const shownBanner = () => {
    const { mover } = shown();
    return mover === null || mover === mySeat(state())
      ? banner()
      : say("do-wait-for", { name: nameOf(state())(mover) });
  };
  const ownTurn = () =>
    mayChooseStack(state(), props.engine) ? `${banner()} ${say("aloud-may-choose-stack")}` : banner();
  /** What happened last as far as the screen is, or what is shown again. */
  const news = createMemo(() => {
    const again = replays.shown();
    const told = worthTelling(state());
    if (again !== null) return told.find(({ number }) => number === again);
    return told.findLast(({ number }) => number <= shown().number);
  });
  const lays = createMemo(() => laysOf(state().happened));
  // An element of its own to move about: what a component returns need not be one.
  const buttons = (
    <div class="game-buttons">
      <Actions
        state={state}
        action={shownAction}
        standing={standing}
        isBusy={isBusy}
        hasRack={hasRack}
        onMain={pressMain}
        onUndo={() => view?.undo()}
        onRedo={() => view?.redo()}
        onTakeBack={() => view?.putBack()}
        onSort={sort}
        onHint={props.mayHint ? askHint : null}
        onLeave={props.onLeave}
      />
    </div>
  ) as HTMLElement;
  const said = (
    <div class="game-says">
      <MessageLine
        text={message.text()}
        about={message.about()}
        onRule={showRules}
        onJoker={learnJoker}
        onRead={message.read}
      />
    </div>
  ) as HTMLElement;
  const controls = (
    <div class="game-actions">
      <div class="game-line" ref={(made) => (line = made)}>
        <Offers
          game={game}
          state={state()}
          engine={props.engine}
          onJoker={(tile) => setJoker({ tile, stands: null })}
        />
      </div>
    </div>
  ) as HTMLElement;

  return (
    <div
      class="game"
      data-spectator={mySeat(state()) === null ? "" : undefined}
      ref={(made) => {
        screen = made;
        // Before anything else hears of it: whoever does something wants to see how things stand.
        made.addEventListener("pointerdown", () => following?.skip(), { capture: true });
      }}
    >
      <header class="game-top">
        <h1 class="unseen" tabindex="-1">
          {say("game-title")}
        </h1>
        <Players
          state={state()}
          turn={turn()}
          now={now}
          shared={props.shared === true}
          opening={facts()?.opening ?? 0}
          onAsk={({ text, rules }) => message.tell({ text: () => text, rules })}
        />
        <button
          type="button"
          class="button quiet round game-rules"
          aria-label={say("rules")}
          onClick={() => showRules(null)}
        >
          <Icon name="rules" size={24} />
        </button>
        <button
          type="button"
          class="button quiet round game-menu"
          aria-label={say("menu")}
          onClick={() => setOpen("menu")}
        >
          <Icon name="more" size={24} />
        </button>
        <div
          class="game-status"
          ref={(made) => (status = made)}
          classList={{
            mine: isMyTurn(state()) && !isShowing(),
            tells: news() !== undefined && !saysMore(),
            showing: isShowing(),
          }}
        >
          <p class="game-banner">{shownBanner()}</p>
          <p class="game-news-text">
            <Show when={news()}>{(last) => <TurnPicture of={last()} lays={lays()} state={state()} line />}</Show>
          </p>
          <button type="button" class="game-news" onClick={() => setOpen("panel")}>
            <Icon name="panel" size={18} />
            <span class="unseen">{say("panel-open")}</span>
          </button>
        </div>
        <Pool state={state()} />
      </header>
      <main id="main" class="game-table">
        <Notice state={state()} />
        <ByKeys
          state={state}
          now={now}
          position={position}
          engine={props.engine}
          shared={props.shared === true}
          view={() => view}
          mine={ownTurn}
          last={() => lastText(state(), props.engine)}
          tell={voice.tell}
          typing={typing}
          onTyping={setTyping}
          onMain={main}
          goesOn={() => ["end-turn", "unfit", "let-go"].includes(action().does)}
          onOffer={takeOffer}
          onSort={() => hasRack() && sort()}
          onHint={() => (props.mayHint ? askHint() : voice.tell(say("aloud-no-hint")))}
        />
        <div class="game-table-root" ref={(made) => (root = made)} onClick={tellJoker} />
      </main>
      <aside class="game-panel" aria-label={say("panel")}>
        <Panel state={state()} shared={props.shared === true} replays={replays} onReplay={replay} />
      </aside>
      <footer class="game-foot" ref={(made) => (footer = made)} />
      <Aloud log={voice.log} />
      <Show when={drawing.asked()}>
        {(asked) => (
          <DrawQuestion
            asked={asked()}
            onDo={drawing.anyway}
            onTakeBack={() => view?.putBack()}
            onClose={drawing.forget}
          />
        )}
      </Show>
      <Show when={open() === "menu"}>
        <Menu
          game={game}
          state={state()}
          local={props.local}
          onTidy={tidy}
          onClose={() => setOpen(null)}
          onKeys={() => setOpen("keys")}
          onType={() => setTyping({ wants: "meld", first: "" })}
          onLeave={props.onLeave}
        />
      </Show>
      <Show when={joker()}>
        {(asked) => (
          <JokerDialog
            joker={asked()}
            rules={state().table?.options.rules ?? ""}
            onRule={(number) => {
              setJoker(null);
              showRules(number);
            }}
            onClose={() => setJoker(null)}
          />
        )}
      </Show>
      <Show when={open() === "keys"}>
        <Keys onClose={() => setOpen(null)} />
      </Show>
      <Show when={open() === "panel"}>
        <Dialog title={say("panel")} onClose={() => setOpen(null)}>
          <Panel state={state()} shared={props.shared === true} replays={replays} onReplay={replay} />
        </Dialog>
      </Show>
      <Show when={open() === "rules"}>
        <RulesDialog rules={played()} at={asked()} onClose={() => setOpen(null)} />
      </Show>
      <Show when={open() === "end"}>
        <EndSheet
          game={game}
          engine={props.engine}
          state={state()}
          local={props.local}
          shared={props.shared === true}
          onSave={props.onSave}
          onClose={() => setOpen(null)}
          onOtherRules={props.onOtherRules}
          onLeave={props.onLeave}
        />
      </Show>
    </div>
  );
}
