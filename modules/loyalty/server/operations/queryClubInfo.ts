import { query } from "#kit/graphql/operation.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";

/** Who the club is, where its own site is, and which data terms are in force there; those are null while it does not answer. */
export const queryClubInfo = (deps: LoyaltyDeps) =>
  query({
    access: "anyone",
    async run() {
      const info = await deps.club.info();
      const known = info.ok ? info.value : { name: null, linkBonusPoints: null, consentVersion: null };
      return { ...known, siteUrl: deps.clubSiteUrl, rates: deps.points };
    },
  });
