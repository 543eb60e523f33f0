import type pg from "pg";
import type { ProblemLog } from "./worker-log.ts";

export type Heartbeat = { add(workerId: string): void; stop(): Promise<void> };

/** A process that has been silent for this many beats is taken for dead. */
const silentBeats = 5;

/**
 * Says regularly that these workers are alive, and frees the jobs of workers that no longer say so.
 * Without it a job whose process was killed stays locked for the four hours that the queue allows.
 */
export function startHeartbeat(pool: pg.Pool, intervalMs: number, log: ProblemLog): Heartbeat {
  const workerIds = new Set<string>();
  let lastBeat: Promise<void> = Promise.resolve();
  const beat = () => {
    lastBeat = sayAlive(pool, [...workerIds])
      .then(() => freeJobsOfDeadWorkers(pool, intervalMs * silentBeats))
      .catch((cause) => log("the heartbeat of the job worker failed", cause));
  };
  const timer = setInterval(beat, intervalMs);
  return {
    add(workerId) {
      workerIds.add(workerId);
      beat();
    },
    async stop() {
      clearInterval(timer);
      await lastBeat;
      await pool.query("delete from kit.worker where id = any($1::text[])", [[...workerIds]]).catch(() => undefined);
    },
  };
}

async function sayAlive(pool: pg.Pool, workerIds: readonly string[]): Promise<void> {
  await pool.query(
    `insert into kit.worker (id) select unnest($1::text[])
     on conflict (id) do update set seen_at = now()`,
    [workerIds],
  );
}

async function freeJobsOfDeadWorkers(pool: pg.Pool, silentMs: number): Promise<void> {
  await pool.query(
    `with dead as (
       delete from kit.worker where seen_at < now() - make_interval(secs => $1::float8) returning id
     )
     select graphile_worker.force_unlock_workers(array_agg(id)) from dead having count(*) > 0`,
    [silentMs / 1000],
  );
}
