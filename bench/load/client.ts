import { runNamedFlow } from "./flows/flows.ts";
import type { LoadJob, LoadReply } from "./load-job.ts";
import { runJob } from "./run-job.ts";

const reply = (message: LoadReply) => process.send?.(message);

process.on("message", (job: LoadJob) => {
  (job.flow ? runNamedFlow(job, job.flow.name) : runJob(job)).then(
    (figures) => reply({ figures }),
    (problem: Error) => reply({ problem: problem.message }),
  );
});
process.on("disconnect", () => process.exit());
