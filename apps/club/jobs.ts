import type { Jobs } from "#kit/postgres/jobs.ts";
import type { CronEntry } from "#kit/postgres/worker.ts";
import type { ClubDeps } from "./club-deps.ts";
import { expirePoints } from "./points/expire-points.ts";
import { purgeClubCodes } from "./store/codes.ts";
import { purgeRegistrations } from "./store/registrations.ts";
import { rankEverybody } from "./store/tiers.ts";

const nightly = "club.nightly";

/** A little after midnight in Jakarta. */
export const clubCron: CronEntry = { job: nightly, match: "9 17 * * *" };

/** What the club does by itself: points run out, tiers change with the calendar, old tokens are forgotten. */
export function clubJobs(deps: Pick<ClubDeps, "database" | "clock" | "rules">): Jobs {
  return {
    [nightly]: async () => {
      await expirePoints(deps);
      await rankEverybody(deps.database.kysely, deps.rules.tiers, deps.clock.now());
      await purgeRegistrations(deps.database.kysely, deps.clock.now());
      await purgeClubCodes(deps.database.kysely, deps.clock.now());
    },
  };
}
