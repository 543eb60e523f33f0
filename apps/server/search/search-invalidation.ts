import type { Heard } from "#kit/postgres/listen.ts";
import type { ProblemLog } from "#kit/postgres/worker-log.ts";
import { changedChannel, type SearchMemory } from "#modules/search/server/index.ts";

/** Sorting anew takes a moment in a large shop: changes that come together are taken up together. */
const pauseMs = 250;

/** Lets this node's copy of the search documents follow the database, and begins to fill it. */
export function searchInvalidation(memory: SearchMemory, log: ProblemLog): Heard & { stop(): void } {
  let wanted = 0;
  let waiting: NodeJS.Timeout | null = null;
  const catchUp = () => {
    waiting = null;
    memory.catchUp(wanted).catch((cause) => log("the search memory could not be brought up to date", cause));
  };
  const soon = (revision = 0) => {
    wanted = Math.max(wanted, revision);
    waiting ??= setTimeout(catchUp, pauseMs).unref();
  };
  catchUp();
  return {
    channels: { [changedChannel]: (revision) => soon(Number(revision) || 0) },
    onReconnect: () => soon(),
    stop() {
      if (waiting) clearTimeout(waiting);
    },
  };
}
