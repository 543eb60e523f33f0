import { query } from "#kit/graphql/operation.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";

/** The club's name, site and current data terms; name and terms are null while the club does not answer. */
export const queryClubInfo = (deps: LoyaltyDeps) =>
  query({
    access: "anyone",
    async run() {
      const info = await deps.club.info();
      const known = info.ok ? info.value : { name: null, linkBonusPoints: null, consentVersion: null };
      return { ...known, siteUrl: deps.clubSiteUrl, rates: deps.points };
    },
  });
