import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { ProblemLog } from "./worker-log.ts";

/** A listener on one or more channels. */
export type Subscription = {
  /** The handlers of notifications, by channel. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>;
  /** Called after every gap, when listening again: notifications may have been missed, so clear everything that depends on them. */
  readonly onReconnect: () => void;
};

/** Several listeners on one connection; each has its own channels. */
export const combineListeners = (...all: readonly Subscription[]): Subscription => ({
  channels: Object.assign({}, ...all.map(({ channels }) => channels)),
  onReconnect: () => {
    for (const one of all) one.onReconnect();
  },
});

export type ListenOptions = Subscription & {
  readonly connectionString: string;
  readonly log: ProblemLog;
  readonly heartbeatMs?: number;
  readonly random?: () => number;
};

/** After a failover the new primary has been there for so long at most before it is asked. */
const longestPauseMs = 1_000;

export type Listener = { stop(): Promise<void> };

/** Listens on its own connection, and reconnects. Throws only when the first connection fails. */
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

type Connection = { ended: Promise<void>; close(): Promise<void> };

async function keepListening(first: Connection, options: ListenOptions, signal: AbortSignal): Promise<void> {
  const random = options.random ?? Math.random;
  let connection: Connection | null = first;
  for (let failures = 0; ; ) {
    if (connection) await untilEnded(connection, signal);
    if (signal.aborted) return;
    // Jitter: many nodes lose the same database at once and must not reconnect in the same instant.
    await sleep(Math.min(100 * 2 ** failures, longestPauseMs) * (0.5 + random()), undefined, { signal }).catch(
      () => undefined,
    );
    if (signal.aborted) return;
    try {
      connection = await open(options);
      failures = 0;
      options.onReconnect();
    } catch (cause) {
      connection = null;
      failures += 1;
      options.log("listening to the database is interrupted", cause);
    }
  }
}

async function untilEnded(connection: Connection, signal: AbortSignal): Promise<void> {
  const close = () => void connection.close();
  if (signal.aborted) close();
  signal.addEventListener("abort", close, { once: true });
  await connection.ended;
  signal.removeEventListener("abort", close);
}

async function open({ connectionString, channels, log, heartbeatMs = 30_000 }: ListenOptions): Promise<Connection> {
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
  // A connection can die silently, for example behind a router; only a query shows it.
  const heartbeat = setInterval(() => void client.query("select 1").catch(close), heartbeatMs);
  return { ended: ended.finally(() => clearInterval(heartbeat)), close };
}
