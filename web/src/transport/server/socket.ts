// The way to a table on the server. It says hello, comes back by itself when the line is cut, and sends again what was
// not answered, so that the rest of the page need not know that lines are cut.

import { CLOSE_CODES, PROTOCOL, type ClientMessage, type CommandId, type ServerMessage } from "../../protocol/messages";
import type { Link, LinkEvents } from "../link";

type Command = Extract<ClientMessage, { type: "command" }>;

/** Closed for a reason that coming back would not mend. */
const FOR_GOOD: readonly number[] = [
  CLOSE_CODES["bad-message"],
  CLOSE_CODES["too-big"],
  CLOSE_CODES["wrong-protocol"],
  CLOSE_CODES["too-many-sockets"],
  CLOSE_CODES["signed-out"],
  CLOSE_CODES["not-found"],
  CLOSE_CODES["table-closed"],
];

const OPEN = 1;
/** What a browser says of a line that was cut. */
const CUT = 1006;
const ANSWER_WITHIN_MS = 5_000;
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10_000;

/** The waiting time before an attempt: longer each time, and never the same for everybody. */
export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return most / 2 + (random() * most) / 2;
}

export function openSocket(url: string, events: LinkEvents, Socket: new (url: string) => WebSocket = WebSocket): Link {
  let socket: WebSocket | null = null;
  let last: number | null = null;
  let attempts = 0;
  let lostSince: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  let welcomed = false;
  /** Whether something was asked again and nothing was heard since. */
  let silent = false;
  const unanswered = new Map<CommandId, Command>();

  function open(): void {
    letGo();
    const line = new Socket(url);
    socket = line;
    line.onopen = () => line.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, after: last }));
    line.onmessage = ({ data }) => receive(JSON.parse(String(data)) as ServerMessage);
    line.onclose = ({ code }) => closed(code);
  }

  /** Forgets the line there is, whatever comes of it. */
  function letGo(): void {
    clearTimeout(timer);
    [welcomed, silent] = [false, false];
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    socket = null;
  }

  function receive(message: ServerMessage): void {
    silent = false;
    if (message.type === "welcome") {
      if (message.state !== null) last = message.number;
      [attempts, lostSince, welcomed] = [0, null, true];
      events.message(message);
      events.state({ is: "open" });
      for (const command of unanswered.values()) socket?.send(JSON.stringify(command));
      return;
    }
    if (message.type === "event") last = message.number;
    if (message.type === "ack" || message.type === "refused") {
      const again = message.type === "refused" && message.refused.why === "not-stored";
      if (again) return;
      unanswered.delete(message.id);
    }
    events.message(message);
  }

  function closed(code: number): void {
    if (over) return;
    if (FOR_GOOD.includes(code)) {
      over = true;
      stopListening();
      return events.state({ is: "closed", code });
    }
    letGo();
    lostSince ??= Date.now();
    events.state({ is: "lost", since: lostSince });
    const wait = code === CLOSE_CODES["too-many"] ? LONGEST_WAIT_MS : waitBefore(attempts++);
    timer = setTimeout(open, wait);
  }

  /** The network is back, or the page is looked at again: no need to wait. */
  function hurry(): void {
    if (!over && lostSince !== null && document.visibilityState === "visible") open();
  }
  /** The network is gone, or nobody answers: a browser may take minutes to say that the line is cut. */
  function lose(): void {
    if (socket !== null) closed(CUT);
  }
  const asking = setInterval(() => {
    if (!welcomed || socket?.readyState !== OPEN || unanswered.size === 0) return;
    if (silent) return lose();
    silent = true;
    for (const command of unanswered.values()) socket.send(JSON.stringify(command));
  }, ANSWER_WITHIN_MS);

  function stopListening(): void {
    clearTimeout(timer);
    clearInterval(asking);
    removeEventListener("online", hurry);
    removeEventListener("offline", lose);
    document.removeEventListener("visibilitychange", hurry);
  }

  addEventListener("online", hurry);
  addEventListener("offline", lose);
  document.addEventListener("visibilitychange", hurry);
  events.state({ is: "opening" });
  open();

  return {
    send(message) {
      if (message.type === "command") unanswered.set(message.id, message);
      // A draft is of the moment: one that cannot be sent now is not sent later.
      if (welcomed && socket?.readyState === OPEN) socket.send(JSON.stringify(message));
    },
    close() {
      over = true;
      stopListening();
      letGo();
      events.state({ is: "closed", code: null });
    },
  };
}

/** The address of a table's socket, by the page's own. */
export function socketAddress(table: string, page: Location = location): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${page.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
