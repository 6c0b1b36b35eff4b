// The real program with a folder of its own, for what only page and server together can tell. It can be killed, and
// started again on the same folder and port.

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { PATIENCE_MS, until } from "../patience";

const BUILT = fileURLToPath(new URL("../../../target/debug/dublet", import.meta.url));
export const PROGRAM = process.env["DUBLET_PROGRAM"] ?? BUILT;

export class TestServer {
  readonly #data: string;
  #process: ChildProcess | null = null;
  #address = "127.0.0.1:0";

  private constructor(data: string) {
    this.#data = data;
  }

  static async open(): Promise<TestServer> {
    const server = new TestServer(await mkdtemp(join(tmpdir(), "dublet-server-")));
    await server.start();
    return server;
  }

  /** Where it is, with no slash at the end; by another name if one is given. */
  address(host = "127.0.0.1"): string {
    return `http://${host}:${this.#address.split(":")[1]}`;
  }

  /** Starts it where it was, and waits until it takes people in. */
  async start(): Promise<void> {
    // Tests are in more of a hurry than any address may be.
    const args = ["serve", "--listen", this.#address, "--data", this.#data, "--no-limits", "--log-level", "error"];
    const child = spawn(PROGRAM, args, { stdio: ["ignore", "pipe", "inherit"] });
    this.#process = child;
    this.#address = await Promise.race([addressOf(child), failed(child)]);
    await until(`${PROGRAM} is ready`, () => {
      if (child.exitCode !== null) throw new Error(`${PROGRAM} ended with ${child.exitCode}`);
      return isReady(this.address());
    });
  }

  /** Ends it at once, as a machine that loses its power does. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async stop(): Promise<void> {
    await this.#end("SIGTERM");
    await rm(this.#data, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null) return;
    const gone = once(child, "exit", { signal: AbortSignal.timeout(PATIENCE_MS) });
    child.kill(signal);
    await gone;
  }
}

/** It tells its address in the first line it prints. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error(`${PROGRAM} prints nothing`);
  for await (const line of createInterface({ input: child.stdout, signal: AbortSignal.timeout(PATIENCE_MS) })) {
    const [, address] = /http:\/\/(\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`${PROGRAM} does not say where it is`);
}

async function failed(child: ChildProcess): Promise<never> {
  const [error] = (await once(child, "error")) as [Error];
  throw new Error(`${error.message}; build it with cargo build -p dublet-cli`);
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/ready`)).ok;
  } catch {
    return false;
  }
}
