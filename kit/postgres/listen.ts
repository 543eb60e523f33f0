import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { ProblemLog } from "./worker-log.ts";

/** Somebody who wants to hear something. */
export type Heard = {
  /** What to do with a notice, by channel. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>;
  /** Called after every gap, when listening again: notices may have been missed, so clear whatever depends on them. */
  readonly onReconnect: () => void;
};

/** Several who share a connection; each has channels of its own. */
export const heardTogether = (...all: readonly Heard[]): Heard => ({
  channels: Object.assign({}, ...all.map(({ channels }) => channels)),
  onReconnect: () => {
    for (const one of all) one.onReconnect();
  },
});

export type ListenOptions = Heard & {
  readonly connectionString: string;
  readonly log: ProblemLog;
  readonly heartbeatMs?: number;
  readonly random?: () => number;
};

export type Listener = { stop(): Promise<void> };

/** Listens on a connection of its own, and reconnects by itself. Throws only when the very first connection fails. */
export async function startListening(options: ListenOptions): Promise<Listener> {
  const stopping = new AbortController();
  const first = await open(options);
  const watching = keepListening(first, options, stopping.signal);
  return {
    stop: () => {
      stopping.abort();
      return watching;
    },
  };
}

type Ear = { ended: Promise<void>; close(): Promise<void> };

async function keepListening(first: Ear, options: ListenOptions, signal: AbortSignal): Promise<void> {
  const random = options.random ?? Math.random;
  let ear: Ear | null = first;
  for (let failures = 0; ; ) {
    if (ear) await untilEnded(ear, signal);
    if (signal.aborted) return;
    // Many nodes lose the same database at once; they should not all come back in the same instant.
    await sleep(Math.min(100 * 2 ** failures, 5_000) * (0.5 + random()), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      ear = await open(options);
      failures = 0;
      options.onReconnect();
    } catch (cause) {
      ear = null;
      failures += 1;
      options.log("listening to the database is interrupted", cause);
    }
  }
}

async function untilEnded(ear: Ear, signal: AbortSignal): Promise<void> {
  const close = () => void ear.close();
  if (signal.aborted) close();
  signal.addEventListener("abort", close, { once: true });
  await ear.ended;
  signal.removeEventListener("abort", close);
}

async function open({ connectionString, channels, log, heartbeatMs = 30_000 }: ListenOptions): Promise<Ear> {
  const client = new pg.Client({
    connectionString,
    application_name: "listen",
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
  });
  const ended = new Promise<void>((resolve) => client.once("end", () => resolve()));
  client.on("error", (cause) => log("the listening connection was lost", cause));
  client.on("notification", ({ channel, payload }) => channels[channel]?.(payload ?? ""));
  try {
    await client.connect();
    for (const channel of Object.keys(channels)) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  } catch (cause) {
    await client.end().catch(() => undefined);
    throw cause;
  }
  const close = () => client.end().catch(() => undefined);
  // A connection can die without a word, for example behind a router; only asking shows it.
  const heartbeat = setInterval(() => void client.query("select 1").catch(close), heartbeatMs);
  return { ended: ended.finally(() => clearInterval(heartbeat)), close };
}
