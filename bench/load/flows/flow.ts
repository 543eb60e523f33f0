import type { LoadFigures, LoadJob } from "../load-job.ts";

/** A repeated sequence of requests; one turn counts as one response. */
export type Worker = { turn(): Promise<void>; close(): Promise<void> | void };

/** Runs this many workers, one turn at a time, until the time is over. */
export async function runFlow(
  job: LoadJob,
  open: (job: LoadJob, index: number) => Promise<Worker>,
): Promise<LoadFigures> {
  const workers = await Promise.all(Array.from({ length: job.connections }, (_, index) => open(job, index)));
  const began = performance.now();
  const until = began + job.milliseconds;
  let responses = 0;
  try {
    await Promise.all(
      workers.map(async (worker) => {
        while (performance.now() < until) {
          await worker.turn();
          responses += 1;
        }
      }),
    );
    return { responses, bytes: 0, milliseconds: performance.now() - began };
  } finally {
    await Promise.all(workers.map((worker) => worker.close()));
  }
}
