import pg from "pg";

export type FrozenServerSettings = {
  readonly url: string;
  /** How often to look. Times are counted in looks: a process that was kept from running has missed nothing. */
  readonly lookMs?: number;
  /** Told when the server stops answering, and when it answers again. */
  readonly onChange?: (frozen: boolean) => void;
};

/** Nothing was heard for so many looks, though somebody waits: the server is asked whether it is there. */
const silentLooks = 2;
/** And so many looks it may take to say so. Together that is less than anybody waits for a page. */
const answerLooks = 4;

export type FrozenServerWatch = {
  /** Throws while the server does not answer, so that nobody waits for what will not come. */
  refuseWhileFrozen(): void;
  stop(): void;
};

/** A line that leads nowhere swallows a question: another one is put after a while. */
const askAgain = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 };

/** Known to `isOutOfReach` by its code: the same request may succeed in a moment. */
class ServerFrozen extends Error {
  readonly code = "ETIMEDOUT";
  constructor() {
    super("the database does not answer");
  }
}

type Line = { readonly connection: { readonly stream: { readonly bytesRead: number; destroy(error?: Error): void } } };
const streamOf = (client: pg.ClientBase) => (client as unknown as Line).connection.stream;

/**
 * Tells a server that does not answer at all from a statement that takes long. While somebody waits and no connection hears
 * anything, another connection asks the server a question; when that is not answered either, whoever waits is told so. It is
 * asked until it answers: then it is back.
 */
export function watchFrozenServer(pool: pg.Pool, settings: FrozenServerSettings): FrozenServerWatch {
  const { url, lookMs = 500, onChange } = settings;
  const open = new Set<pg.ClientBase>();
  const busy = new Set<pg.PoolClient>();
  let heardBytes = 0;
  let silent = 0;
  let frozen = false;
  let question: { looks: number } | null = null;
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
  const ask = async () => {
    question = { looks: 0 };
    for (let answered = false; !answered && !stopped; ) {
      const client = new pg.Client({ connectionString: url, application_name: "probe", ...askAgain });
      // A server that is only slow is heard while the connection is being made.
      open.add(client);
      answered = await hearsFrom(client);
      open.delete(client);
    }
    question = null;
    silent = 0;
    turn(false);
  };
  const look = () => {
    const bytes = [...open].reduce((sum, client) => sum + streamOf(client).bytesRead, 0);
    const waiting = busy.size > 0 || pool.waitingCount > 0;
    silent = waiting && bytes === heardBytes ? silent + 1 : 0;
    heardBytes = bytes;
    if (question !== null) question.looks += 1;
    if (silent < silentLooks) return;
    if (question === null) void ask();
    else if (question.looks >= answerLooks) {
      turn(true);
      for (const client of busy) streamOf(client).destroy(new ServerFrozen());
    }
  };
  const clock = setInterval(look, lookMs);
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

/** True when the server has said anything at all, also by refusing; false when it is time to ask again. */
async function hearsFrom(client: pg.Client): Promise<boolean> {
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch (problem) {
    // One that is away is found out by whoever needs it.
    return !/timeout/i.test(String(problem));
  } finally {
    streamOf(client).destroy();
  }
}
