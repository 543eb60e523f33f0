import { sql } from "kysely";
import { systemClock } from "#kit/core/clock.ts";
import { ok } from "#kit/core/result.ts";
import { connect } from "#kit/postgres/connect.ts";
import { startWorker } from "#kit/postgres/worker.ts";
import { runWorkJob, runWorkJobName, workKind } from "../index.ts";

/** A worker process that writes its effect and then hangs before the commit; the test kills it. */
const database = connect(process.argv[2] ?? "");
const kind = workKind({
  name: "count",
  prepare: async () => ok(null),
  async apply(trx, run) {
    await sql`insert into counted values ('interrupted')`.execute(trx);
    await run.progress(1, 2);
    process.stdout.write("written\n");
    return new Promise(() => undefined);
  },
});
await startWorker({
  connectionString: process.argv[2] ?? "",
  concurrency: 1,
  heartbeatMs: 50,
  pollIntervalMs: 50,
  log: () => undefined,
  jobs: { [runWorkJobName]: runWorkJob({ database, clock: systemClock, kinds: [kind], log: () => undefined }) },
});
