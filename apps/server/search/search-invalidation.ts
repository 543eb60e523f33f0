import type { Subscription } from "#kit/postgres/listen.ts";
import type { ProblemLog } from "#kit/postgres/worker-log.ts";
import { changedChannel, type SearchIndex } from "#modules/search/server/index.ts";

/** Sorting a large index takes time: changes within the pause are read together. */
const pauseMs = 250;

/** Updates this process's search index when the database notifies of a change; fills it at the start. */
export function searchInvalidation(index: SearchIndex, log: ProblemLog): Subscription & { stop(): void } {
  let wanted = 0;
  let waiting: NodeJS.Timeout | null = null;
  const catchUp = () => {
    waiting = null;
    index.catchUp(wanted).catch((cause) => log("the search index could not be updated", cause));
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
