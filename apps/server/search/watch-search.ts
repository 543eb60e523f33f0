import { type Listener, startListening } from "#kit/postgres/listen.ts";
import type { ProblemLog } from "#kit/postgres/worker-log.ts";
import { changedChannel, type SearchMemory } from "#modules/search/server/index.ts";

type Options = { connectionString: string; log: ProblemLog };

/** Lets this node's copy of the search documents follow the database, and begins to fill it. */
export function watchSearch(memory: SearchMemory, { connectionString, log }: Options): Promise<Listener> {
  const catchUp = (revision?: number) =>
    void memory.catchUp(revision).catch((cause) => log("the search memory could not be brought up to date", cause));
  catchUp();
  return startListening({
    connectionString,
    log,
    channels: { [changedChannel]: (revision) => catchUp(Number(revision) || undefined) },
    onReconnect: () => catchUp(),
  });
}
