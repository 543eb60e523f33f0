import { startWorker } from "../worker.ts";

/** A worker process whose only job never ends; the test kills it. */
await startWorker({
  connectionString: process.argv[2] ?? "",
  concurrency: 1,
  heartbeatMs: 50,
  pollIntervalMs: 50,
  log: () => undefined,
  jobs: {
    work: () => {
      process.stdout.write("working\n");
      return new Promise(() => undefined);
    },
  },
});
