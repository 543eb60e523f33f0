import type pg from "pg";
import type { ProblemLog } from "./worker-log.ts";

/** Records that this process's workers are alive, and releases the jobs of workers whose heartbeat has stopped. */
export type Heartbeat = {
  /** Awaited before the worker takes its first job. */
  add(workerId: string): Promise<void>;
  /** The workers added so far have ended: their locks are released. */
  retire(): void;
  stop(): Promise<void>;
};

/** A process without a heartbeat for this many intervals counts as dead. */
const silentBeats = 5;

/** Otherwise a killed process's job stays locked for the queue's four hours. */
export function startHeartbeat(pool: pg.Pool, intervalMs: number, log: ProblemLog): Heartbeat {
  const alive = new Set<string>();
  const ended = new Set<string>();
  const beat = async () => {
    await recordAlive(pool, [...alive]);
    await freeJobs(pool, [...ended], intervalMs * silentBeats);
    ended.clear();
  };
  let last = Promise.resolve();
  // Sequential, so that a slow database does not get ever more queries.
  const beatNext = () => {
    last = last.then(beat).catch((cause) => log("the heartbeat of the job worker failed", cause));
    return last;
  };
  const timer = setInterval(() => void beatNext(), intervalMs);
  return {
    add(workerId) {
      alive.add(workerId);
      return beatNext();
    },
    retire() {
      for (const workerId of alive) ended.add(workerId);
      alive.clear();
    },
    async stop() {
      clearInterval(timer);
      this.retire();
      await beatNext();
    },
  };
}

async function recordAlive(pool: pg.Pool, alive: readonly string[]): Promise<void> {
  await pool.query(
    `insert into kit.worker (id) select unnest($1::text[])
     on conflict (id) do update set seen_at = now()`,
    [alive],
  );
}

async function freeJobs(pool: pg.Pool, ended: readonly string[], silentMs: number): Promise<void> {
  await pool.query(
    `with gone as (
       delete from kit.worker
       where id = any($1::text[]) or seen_at < now() - make_interval(secs => $2::float8)
       returning id
     )
     select graphile_worker.force_unlock_workers(array_agg(id)) from gone having count(*) > 0`,
    [ended, silentMs / 1000],
  );
}
