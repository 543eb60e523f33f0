import pg from "pg";

export type FrozenServerSettings = {
  readonly url: string;
  /** The check interval. Time is counted in checks: a descheduled process has missed nothing. */
  readonly checkMs?: number;
  /** Called when the server stops answering, and when it answers again. */
  readonly onChange?: (frozen: boolean) => void;
};

/** After this many silent checks with waiting callers the server is probed. */
const silentChecks = 2;
/** The number of checks a probe may take. Together that is less than a page's timeout. */
const probeChecks = 4;

export type FrozenServerWatch = {
  /** Throws while the server does not answer, so that callers do not wait in vain. */
  refuseWhileFrozen(): void;
  stop(): void;
};

/** A dead connection swallows the probe: another one is opened after a while. */
const askAgain = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 };

/** Recognised by `isDatabaseUnavailable` by its code: the same request may succeed in a moment. */
class ServerFrozen extends Error {
  readonly code = "ETIMEDOUT";
  constructor() {
    super("the database does not answer");
  }
}

type Line = { readonly connection: { readonly stream: { readonly bytesRead: number; destroy(error?: Error): void } } };
const streamOf = (client: pg.ClientBase) => (client as unknown as Line).connection.stream;

/**
 * Distinguishes a server that does not answer at all from a slow statement. While callers wait and no connection receives
 * anything, another connection probes the server; when the probe is not answered either, waiting callers are rejected. Probing
 * continues until the server answers.
 */
export function watchFrozenServer(pool: pg.Pool, settings: FrozenServerSettings): FrozenServerWatch {
  const { url, checkMs = 500, onChange } = settings;
  const open = new Set<pg.ClientBase>();
  const busy = new Set<pg.PoolClient>();
  let receivedBytes = 0;
  let silent = 0;
  let frozen = false;
  let question: { checks: number } | null = null;
  let stopped = false;

  pool.on("connect", (client) => open.add(client));
  pool.on("acquire", (client) => busy.add(client));
  pool.on("release", (_error, client) => busy.delete(client));
  pool.on("remove", (client) => {
    open.delete(client);
    busy.delete(client);
  });

  const turn = (to: boolean) => {
    if (frozen === to) return;
    frozen = to;
    onChange?.(to);
  };
  const query = async () => {
    question = { checks: 0 };
    for (let answered = false; !answered && !stopped; ) {
      const client = new pg.Client({ connectionString: url, application_name: "probe", ...askAgain });
      // A merely slow server answers while the connection is being made.
      open.add(client);
      answered = await answers(client);
      open.delete(client);
    }
    question = null;
    silent = 0;
    turn(false);
  };
  const check = () => {
    const bytes = [...open].reduce((sum, client) => sum + streamOf(client).bytesRead, 0);
    const waiting = busy.size > 0 || pool.waitingCount > 0;
    silent = waiting && bytes === receivedBytes ? silent + 1 : 0;
    receivedBytes = bytes;
    if (question !== null) question.checks += 1;
    if (silent < silentChecks) return;
    if (question === null) void query();
    else if (question.checks >= probeChecks) {
      turn(true);
      for (const client of busy) streamOf(client).destroy(new ServerFrozen());
    }
  };
  const clock = setInterval(check, checkMs);
  clock.unref();

  return {
    refuseWhileFrozen() {
      if (frozen) throw new ServerFrozen();
    },
    stop() {
      stopped = true;
      clearInterval(clock);
    },
  };
}

/** True when the server has sent anything, even a refusal; false when it is time to probe again. */
async function answers(client: pg.Client): Promise<boolean> {
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch (problem) {
    // An unreachable server is noticed by its callers.
    return !/timeout/i.test(String(problem));
  } finally {
    streamOf(client).destroy();
  }
}
