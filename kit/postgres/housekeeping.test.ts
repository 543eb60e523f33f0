import { parseCronItems } from "graphile-worker";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { housekeepingCron, housekeepingJob, housekeepingJobName } from "./housekeeping.ts";

const { database } = await testDatabase();

test("housekeeping deletes expired rows and keeps the rest", async () => {
  await sql`insert into kit.inbox values
    ('bank', 'old', now() - interval '91 days'), ('bank', 'new', now() - interval '89 days')`.execute(database.kysely);
  await sql`insert into kit.rate_limit values
    ('old', 3, now() - interval '1 second'), ('new', 3, now() + interval '1 hour')`.execute(database.kysely);
  await sql`insert into kit.outbox (id, topic, delivered_at) values
    (gen_random_uuid(), 'old', now() - interval '31 days'),
    (gen_random_uuid(), 'new', now() - interval '29 days')`.execute(database.kysely);

  await housekeepingJob(database)({}, { jobId: "1", attempt: 1, maxAttempts: 25, signal: AbortSignal.timeout(10_000) });

  const { rows } = await sql`
    select (select array_agg(event_id) from kit.inbox) as inbox,
           (select array_agg(key) from kit.rate_limit) as limits,
           (select array_agg(topic) from kit.outbox) as outbox`.execute(database.kysely);
  expect(rows).toEqual([{ inbox: ["new"], limits: ["new"], outbox: ["new"] }]);
});

test("its cron entry is valid and names its job", () => {
  const { job, match } = housekeepingCron;
  expect(job).toBe(housekeepingJobName);
  expect(parseCronItems([{ task: job, match }])).toHaveLength(1);
});
