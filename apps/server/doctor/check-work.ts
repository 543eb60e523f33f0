import type { Database } from "#kit/postgres/connect.ts";
import { type Finding, fine, problem, reasonOf, warning } from "./finding.ts";
import { readWorkState } from "./store/read-state.ts";

const mostMinutes = 15;

/** Whether a worker runs, and whether jobs and messages get done. */
export async function checkWork({ pool }: Pick<Database, "pool">): Promise<Finding[]> {
  try {
    const state = await readWorkState(pool);
    return [
      state.workers > 0
        ? fine("worker", `${state.workers} at work.`)
        : problem(
            "worker",
            "None was seen in the last minute: no message is sent and no payment checked. Start a process with SHOP_ROLE=worker or all.",
          ),
      jobs(state),
      messages(state),
    ];
  } catch (thrown) {
    return [problem("worker", `Jobs and messages cannot be read: ${reasonOf(thrown)}`)];
  }
}

type State = Awaited<ReturnType<typeof readWorkState>>;

function jobs({ failedJobs, failedNames, overdueJobs }: State): Finding {
  if (failedJobs > 0) {
    return warning(
      "jobs",
      `${failedJobs} failed for good (${failedNames}). The log has their errors; graphile_worker.jobs has them.`,
    );
  }
  return overdueJobs > 0
    ? warning("jobs", `Waiting for more than five minutes: ${overdueJobs}. Start another worker, or see why they wait.`)
    : fine("jobs", "None is late, none has failed for good.");
}

function messages({ waitingMessages, oldestMinutes, lastError }: State): Finding {
  if (oldestMinutes < mostMinutes)
    return fine("messages", waitingMessages === 0 ? "All are sent." : `On their way: ${waitingMessages}.`);
  const why = lastError === null ? "" : ` Last error: ${lastError}`;
  return problem("messages", `Waiting: ${waitingMessages}, the oldest for ${Math.round(oldestMinutes)} minutes.${why}`);
}
