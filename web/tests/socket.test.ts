// The way to the server when lines are cut.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LinkState } from "../src/transport/link";
import { openSocket, socketAddress, waitBefore } from "../src/transport/server/socket";
import { PROTOCOL, type ServerMessage } from "../src/protocol/messages";

class FakeSocket {
  static readonly all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: Partial<ServerMessage> & { type: string }) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(code = 1000) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const WELCOME = {
  type: "welcome",
  protocol: PROTOCOL,
  viewer: { kind: "spectator" },
  now: 0,
  number: 4,
  state: {},
  names: {},
  present: [],
} as never;
const BACK = { ...(WELCOME as object), state: null } as never;
const DRAW = { type: "command", id: 7, after: 4, request: { do: "draw" } } as const;

/** What the link listens to in its window. */
const listeners = new Map<string, () => void>();

function open() {
  const states: LinkState["is"][] = [];
  const messages: string[] = [];
  const link = openSocket(
    "ws://there",
    { message: ({ type }) => messages.push(type), state: ({ is }) => states.push(is) },
    FakeSocket as never,
  );
  const newest = () => FakeSocket.all.at(-1)!;
  return { link, states, messages, newest };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all.length = 0;
  vi.stubGlobal("addEventListener", (name: string, heard: () => void) => listeners.set(name, heard));
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("document", { addEventListener() {}, removeEventListener() {}, visibilityState: "visible" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("says hello, and after a cut hello with the last number it has", () => {
  const { newest, states } = open();
  newest().open();
  expect(newest().sent).toEqual([{ type: "hello", protocol: PROTOCOL, after: null }]);
  newest().tell(WELCOME);
  newest().tell({ type: "event", number: 5 } as never);
  newest().close(1006);
  vi.advanceTimersByTime(1000);
  newest().open();
  expect(FakeSocket.all).toHaveLength(2);
  expect(newest().sent).toEqual([{ type: "hello", protocol: PROTOCOL, after: 5 }]);
  newest().tell(BACK);
  expect(states).toEqual(["opening", "open", "lost", "open"]);
});

test("sends what was not answered again with the same id, and what was answered no more", () => {
  const { link, newest } = open();
  newest().open();
  newest().tell(WELCOME);
  link.send(DRAW);
  newest().close(1006);
  vi.advanceTimersByTime(1000);
  newest().open();
  newest().tell(BACK);
  expect(newest().sent).toContainEqual(DRAW);
  newest().tell({ type: "ack", id: 7, number: 5 } as never);
  vi.advanceTimersByTime(20_000);
  expect(newest().sent.filter((message) => JSON.stringify(message) === JSON.stringify(DRAW))).toHaveLength(1);
});

test("what the server could not keep is sent again by itself", () => {
  const { link, newest, messages } = open();
  newest().open();
  newest().tell(WELCOME);
  link.send(DRAW);
  newest().tell({ type: "refused", id: 7, refused: { why: "not-stored" } } as never);
  vi.advanceTimersByTime(6_000);
  expect(newest().sent.filter((message) => JSON.stringify(message) === JSON.stringify(DRAW))).toHaveLength(2);
  expect(messages).toEqual(["welcome"]);
});

test("a line nobody answers on is given up, though the browser thinks it open", () => {
  const { link, newest, states } = open();
  newest().open();
  newest().tell(WELCOME);
  link.send(DRAW);
  vi.advanceTimersByTime(15_000);
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.all).toHaveLength(2);
  newest().open();
  newest().tell(BACK);
  expect(newest().sent).toContainEqual(DRAW);
});

test("a window without network says so at once, and hears nothing of the line it gave up", () => {
  const { newest, states, messages } = open();
  newest().open();
  newest().tell(WELCOME);
  const old = newest();
  listeners.get("offline")?.();
  expect(states.at(-1)).toBe("lost");
  listeners.get("online")?.();
  old.tell({ type: "event", number: 5 } as never);
  expect(messages).toEqual(["welcome"]);
  expect(FakeSocket.all).toHaveLength(2);
});

test.each([4001, 4003, 4004, 4010, 1007])("does not come back after %i", (code) => {
  const { newest, states } = open();
  newest().open();
  newest().close(code);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(states.at(-1)).toBe("closed");
});

test("waits longer each time, within bounds", () => {
  expect(waitBefore(0, () => 0)).toBe(150);
  expect(waitBefore(3, () => 1)).toBe(2400);
  expect(waitBefore(30, () => 1)).toBe(10_000);
});

test("the socket's address follows the page's", () => {
  expect(socketAddress("5", { protocol: "https:", host: "rummy.example" } as Location)).toBe(
    "wss://rummy.example/api/tables/5/socket",
  );
  expect(socketAddress("5", { protocol: "http:", host: "10.0.0.5:8106" } as Location)).toBe(
    "ws://10.0.0.5:8106/api/tables/5/socket",
  );
});
