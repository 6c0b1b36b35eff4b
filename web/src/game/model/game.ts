// One person's game: what they were told, kept as one value, and what they want, sent as commands. It knows neither
// the screen nor whether the table is on the server or in this browser.

import type { Engine, FollowedTable } from "../../engine/engine";
import type { Link, LinkState } from "../../transport/link";
import type {
  AccountId,
  CommandId,
  Draft,
  HiddenDraft,
  NumberedEvent,
  Refused,
  Request,
  Seat,
  ServerMessage,
  TableEvent,
  TableState,
  Viewer,
} from "../../protocol/messages";
import { apart } from "./apart";
import { isPlaying, publicView, seatIn, seatIndex, SEATS } from "./view";

/** Laid tiles of the rack, or only the table, which somebody had rearranged. */
export type WentBack = "tiles" | "table";

/** Everything one person knows of a table. */
export interface KnownGame {
  readonly link: LinkState;
  readonly viewer: Viewer | null;
  readonly table: TableState | null;
  /** The number of the last event. */
  readonly number: number;
  /** What people are called, no two of them the same. */
  readonly names: Readonly<Record<AccountId, string>>;
  readonly present: ReadonlySet<Seat>;
  /** Since when people have been away by the server's clock, of those who were seen to go. */
  readonly goneSince: ReadonlyMap<Seat, number>;
  /** How the player to move has the tiles just now. */
  readonly draft: HiddenDraft | null;
  /** The server's clock less ours, in milliseconds. */
  readonly offset: number;
  /** What happened in this game as far as it is known, the newest last. */
  readonly happened: readonly NumberedEvent[];
  /** What went back by the events of these numbers, time having run out. */
  readonly wentBack: ReadonlyMap<number, WentBack>;
  /** Commands not answered yet. */
  readonly pending: ReadonlyMap<CommandId, Request>;
  readonly refused: { readonly request: Request; readonly refused: Refused } | null;
}

const NOTHING: KnownGame = {
  link: { is: "opening" },
  viewer: null,
  table: null,
  number: 0,
  names: {},
  present: new Set(),
  goneSince: new Map(),
  draft: null,
  offset: 0,
  happened: [],
  wentBack: new Map(),
  pending: new Map(),
  refused: null,
};

export interface Game {
  readonly now: () => KnownGame;
  /** The moment by the table's clock. */
  readonly time: () => number;
  /** Calls back after every change, until the returned function is called. */
  subscribe(changed: (event: TableEvent | null) => void): () => void;
  /** Wants something. A move that is on its way already is not sent twice. */
  ask(request: Request): void;
  /** Lets others see tiles being moved. */
  show(draft: Draft | null): void;
  receive(message: ServerMessage): void;
  linked(state: LinkState): void;
}

export interface GameNeeds {
  readonly engine: Pick<Engine, "follow">;
  readonly send: Link["send"];
  /** Who the person is on the server; in this browser the seat is given. */
  readonly me: AccountId | null;
  readonly clock?: () => number;
  readonly random?: (bytes: Uint8Array<ArrayBuffer>) => void;
}

export function createGame({ engine, send, me, clock = Date.now, random = fillRandom }: GameNeeds): Game {
  let state = NOTHING;
  /** Names as people gave them. */
  let given = NOTHING.names;
  // Lives from a welcome with a state to the next one, or to the end of the link.
  let followed: FollowedTable | null = null;
  /** What the player to move has lying otherwise: that it goes back is told by no event. */
  let moved: WentBack | null = null;
  // Ids never repeat at a table, also after the page was loaded again or in a second window.
  let nextId: CommandId = clock() * 1000 + Math.floor(Math.random() * 1000);
  const listeners = new Set<(event: TableEvent | null) => void>();

  function set(part: Partial<KnownGame>, event: TableEvent | null = null): void {
    const next = { ...state, ...part };
    given = part.names ?? given;
    const isNamed = part.names !== undefined || part.table !== undefined;
    state = isNamed ? { ...next, names: apart(given, next.table?.chairs ?? []) } : next;
    for (const tell of listeners) tell(event);
  }

  /** Every tile of the table is in a draft: more are of the rack. */
  function seeDraft(draft: Draft | HiddenDraft | null): void {
    const lies = publicView(state.table?.game)?.table.flat().length ?? 0;
    moved = draft === null ? null : draft.flat().length > lies ? "tiles" : "table";
  }

  function ask(request: Request): void {
    for (const waiting of state.pending.values()) {
      if (JSON.stringify(waiting) === JSON.stringify(request)) return;
    }
    const id = nextId++;
    set({ pending: new Map(state.pending).set(id, request), refused: null });
    send({ type: "command", id, after: state.number, request });
  }

  /** Every player adds to the deal, so that nobody alone decides it. */
  function contribute(viewer: Viewer | null, table: TableState): void {
    const game = table.game;
    if (viewer?.kind !== "seat" || game === null || game.contributions !== null || game.secret !== null) return;
    const bytes = new Uint8Array(32);
    random(bytes);
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    ask({ do: "contribute", game: game.game, bytes: hex });
  }

  function letGo(): void {
    followed?.free();
    followed = null;
  }

  function welcome(message: Extract<ServerMessage, { type: "welcome" }>): void {
    if (message.state !== null) {
      letGo();
      followed = engine.follow(message.state);
    }
    moved = null;
    set({
      viewer: message.viewer,
      offset: message.now - clock(),
      names: { ...given, ...message.names },
      present: new Set(message.present),
      // Whoever is away may have come and gone meanwhile.
      goneSince: new Map(),
      draft: null,
      ...(message.state === null
        ? {}
        : { table: message.state, number: message.number, happened: message.recent ?? [], wentBack: new Map() }),
    });
    if (message.state !== null) contribute(message.viewer, message.state);
  }

  /** Sitting down makes a player of a spectator, standing up a spectator of a player. */
  function viewerAfter(event: TableEvent, table: TableState): Viewer | null {
    const { viewer } = state;
    if (event.kind === "sat" && event.sitter.kind === "person" && event.sitter.who === me) {
      return { kind: "seat", seat: event.seat };
    }
    // Who sits moves up.
    if (event.kind === "fewer") {
      const at = table.chairs.findIndex(({ sitter }) => sitter?.kind === "person" && sitter.who === me);
      const seat = SEATS[at];
      return seat === undefined ? { kind: "spectator" } : { kind: "seat", seat };
    }
    if (event.kind === "stood" && viewer?.kind === "seat" && viewer.seat === event.seat) return { kind: "spectator" };
    return viewer;
  }

  function happen(message: Extract<ServerMessage, { type: "event" }>): void {
    const { number, at, event } = message;
    // What was told already may be told again when a line was cut.
    if (followed === null || state.table === null || number <= state.number) return;
    const table = followed.follow(at, event);
    const viewer = viewerAfter(event, table);
    const isNew = event.kind === "game-opened";
    const kept = isNew ? [] : state.happened;
    const wentBack = isNew ? new Map<number, WentBack>() : state.wentBack;
    const goesBack = endsByTime(event) ? moved : null;
    const turnOver =
      event.kind === "game-closed" ||
      (event.kind === "played" && event.now.turn !== publicView(state.table.game)?.turn);
    if (turnOver) moved = null;
    set(
      {
        table,
        viewer,
        number,
        happened: [...kept, { number, at, event }],
        wentBack: goesBack === null ? wentBack : new Map([...wentBack, [number, goesBack]]),
        ...(turnOver ? { draft: null } : {}),
        // Others have the seats then.
        ...(event.kind === "fewer" ? { goneSince: new Map() } : {}),
      },
      event,
    );
    if (isNew) contribute(viewer, table);
  }

  function answered(id: CommandId, refused: Refused | null): void {
    const request = state.pending.get(id);
    if (request === undefined) return;
    const pending = new Map(state.pending);
    pending.delete(id);
    // That the deal was closed before our bytes came is nobody's concern.
    const tells = refused !== null && request.do !== "contribute";
    set({ pending, refused: tells ? { request, refused } : state.refused });
  }

  return {
    now: () => state,
    time: () => clock() + state.offset,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    ask,
    show(draft) {
      seeDraft(draft);
      send({ type: "draft", after: state.number, draft });
    },
    linked(link) {
      if (link.is === "closed") letGo();
      set({ link });
    },
    receive(message) {
      switch (message.type) {
        case "welcome":
          return welcome(message);
        case "event":
          return happen(message);
        case "ack":
          return answered(message.id, null);
        case "refused":
          return answered(message.id, message.refused);
        case "draft": {
          const isMine = state.viewer?.kind === "seat" && state.viewer.seat === message.seat;
          if (isMine) return undefined;
          seeDraft(message.draft);
          return set({ draft: message.draft });
        }
        case "presence": {
          const { seat, here } = message;
          const present = new Set([...state.present].filter((one) => one !== seat));
          const goneSince = new Map([...state.goneSince].filter(([one]) => one !== seat));
          if (here) present.add(seat);
          else goneSince.set(seat, clock() + state.offset);
          return set({ present, goneSince });
        }
        case "name": {
          const { [message.who]: _, ...others } = given;
          return set({ names: message.name === null ? others : { ...others, [message.who]: message.name } });
        }
        // The clock on the screen says it already.
        case "warning":
          return undefined;
      }
    },
  };
}

/** Whether a turn ends without a move, its time having run out. */
const endsByTime = (event: TableEvent): boolean =>
  event.kind === "played" &&
  (event.event.event === "drawn" || event.event.event === "passed") &&
  event.event.cause === "time-up";

/** Not `crypto.subtle`: this works over plain http as well. */
const fillRandom = (bytes: Uint8Array<ArrayBuffer>): void => void crypto.getRandomValues(bytes);

/** The seat somebody plays, if they do. */
export const mySeat = (state: KnownGame): Seat | null => (state.viewer?.kind === "seat" ? state.viewer.seat : null);

export const myIndex = (state: KnownGame): number | null => {
  const seat = mySeat(state);
  return seat === null ? null : seatIndex(seat);
};

/**
 * Whether the last move ended the game: that it is over is told next, and nobody's turn comes (rules 6.1 and 6.2). Whoever moved
 * has no tile left, or it was the last of the last moves, or everybody has passed where that ends a game.
 */
export const isDecided = ({ happened, table }: KnownGame): boolean => {
  const view = publicView(table?.game);
  const last = happened.at(-1);
  if (view === null || last === undefined) return false;
  const seat = seatIn(last.event);
  if (seat !== null && view.seats[seatIndex(seat)]?.tiles === 0) return true;
  if (view.last_moves !== null) return view.last_moves === 0;
  const moves = happened.filter(({ event }) => event.kind === "played" && MOVES.has(event.event.event));
  const passed = moves.slice(-view.seats.length).filter(({ event }) => isPass(event));
  return passed.length === view.seats.length;
};

/** What a turn is ended by. */
const MOVES: ReadonlySet<string> = new Set(["laid", "drawn", "passed"]);
const isPass = (event: TableEvent): boolean => event.kind === "played" && event.event.event === "passed";

/** Whether the viewer is to move: a program that plays for them is another's business. */
export const isMyTurn = (state: KnownGame): boolean => {
  const seat = mySeat(state);
  const { table } = state;
  // Of a game that was given up it is still known whose turn it was.
  if (seat === null || table === null || !isPlaying(table) || isPlayedFor(state)) return false;
  return publicView(table.game)?.turn === seat;
};

/** Whether the viewer gave up this game, which a program plays to its end. */
export function hasGivenUp(state: KnownGame): boolean {
  const at = myIndex(state);
  return at !== null && state.table?.chairs[at]?.resigned === true;
}

/** The seat whose turns the viewer has; none for who looks on, or only does so since they gave up. */
export const playedSeat = (state: KnownGame): Seat | null => (hasGivenUp(state) ? null : mySeat(state));

/** Whether a program plays for the viewer. */
export function isPlayedFor(state: KnownGame): boolean {
  const at = myIndex(state);
  return hasGivenUp(state) || (at !== null && state.table?.chairs[at]?.stand_in != null);
}
