import type pg from "pg";

type DatabaseState = {
  readonly version: string;
  readonly secondsOff: number;
  readonly mostConnections: number;
  readonly usedConnections: number;
  readonly ownsTables: boolean;
};

export async function readDatabaseState(pool: pg.Pool): Promise<DatabaseState> {
  const asked = Date.now();
  const { rows } = await pool.query<Omit<DatabaseState, "secondsOff"> & { now: string }>(
    `select current_setting('server_version') as version,
       extract(epoch from clock_timestamp())::text as now,
       current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as "mostConnections",
       (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as "usedConnections",
       exists (select from pg_tables where schemaname = 'kit' and tableowner = current_user) as "ownsTables"`,
  );
  const [row] = rows;
  if (!row) throw new Error("no answer");
  const { now, ...state } = row;
  // Half of the way there and back is not the clock's fault.
  const middle = (asked + Date.now()) / 2000;
  return { ...state, secondsOff: Math.abs(Number(now) - middle) };
}

type WorkState = {
  readonly workers: number;
  readonly overdueJobs: number;
  readonly failedJobs: number;
  readonly failedNames: string | null;
  readonly waitingMessages: number;
  readonly oldestMinutes: number;
  readonly lastError: string | null;
};

/** The job queue and the outbox. A worker counts as alive when it was seen in the last minute. */
export async function readWorkState(pool: pg.Pool): Promise<WorkState> {
  const { rows } = await pool.query<WorkState>(
    `select
       (select count(*)::int from kit.worker where seen_at > now() - interval '1 minute') as workers,
       jobs.*, messages.*
     from
       (select
          count(*) filter (where attempts < max_attempts and locked_at is null and run_at < now() - interval '5 minutes')::int as "overdueJobs",
          count(*) filter (where attempts >= max_attempts)::int as "failedJobs",
          string_agg(distinct task_identifier, ', ') filter (where attempts >= max_attempts) as "failedNames"
        from graphile_worker.jobs) as jobs,
       (select
          count(*)::int as "waitingMessages",
          coalesce(extract(epoch from now() - min(created_at)) / 60, 0)::float8 as "oldestMinutes",
          (array_agg(last_error order by created_at) filter (where last_error is not null))[1] as "lastError"
        from kit.outbox where delivered_at is null) as messages`,
  );
  const [row] = rows;
  if (!row) throw new Error("no answer");
  return row;
}
