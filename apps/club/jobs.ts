import type { Jobs } from "#kit/postgres/jobs.ts";
import type { CronEntry } from "#kit/postgres/worker.ts";
import type { ClubDeps } from "./club-deps.ts";
import { expirePoints } from "./points/expire-points.ts";
import { purgeClubCodes } from "./store/codes.ts";
import { purgeRegistrations } from "./store/registrations.ts";
import { purgeRequests } from "./store/requests.ts";
import { rankEverybody } from "./store/tiers.ts";

const nightly = "club.nightly";

/** A little after midnight in Jakarta. */
export const clubCron: CronEntry = { job: nightly, match: "9 17 * * *" };

/** The club's scheduled jobs: points expire, tiers are recalculated, old tokens are deleted. */
export function clubJobs(deps: Pick<ClubDeps, "database" | "clock" | "rules">): Jobs {
  return {
    [nightly]: async () => {
      const db = deps.database.kysely;
      const now = deps.clock.now();
      await expirePoints(deps);
      await rankEverybody(db, deps.rules.tiers, now);
      await purgeRegistrations(db, now);
      await purgeClubCodes(db, now);
      await purgeRequests(db, now);
    },
  };
}
