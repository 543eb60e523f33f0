import { testClock } from "#kit/core/clock.ts";
import { connect } from "#kit/postgres/connect.ts";
import { startWorker } from "#kit/postgres/worker.ts";
import { runWorkJob, runWorkJobName } from "#modules/background-work/server/index.ts";
import { applyWork } from "../index.ts";
import { testProductRecord, testProductTarget } from "./test-product-record.ts";

/** A worker process that writes all records of an import and then hangs before the commit; the test kills it. */
const url = process.argv[2] ?? "";
const database = connect(url);
const clock = testClock("2026-11-15T10:00:00Z");
const target = testProductTarget({
  ...testProductRecord,
  async write(trx, writes) {
    await testProductRecord.write(trx, writes);
    process.stdout.write("written\n");
    await new Promise(() => undefined);
  },
});
const kinds = [applyWork({ database, clock, pictures: null }, [target])];
await startWorker({
  connectionString: url,
  concurrency: 1,
  heartbeatMs: 50,
  pollIntervalMs: 50,
  log: () => undefined,
  jobs: { [runWorkJobName]: runWorkJob({ database, clock, kinds, log: () => undefined }) },
});
