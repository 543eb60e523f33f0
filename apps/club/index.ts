import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { MigrationSource } from "#kit/postgres/migrate.ts";
import type { ClubDeps } from "./club-deps.ts";
import { clubAccount } from "./operations/clubAccount.ts";
import { clubAdjust } from "./operations/clubAdjust.ts";
import { clubCheckPassword } from "./operations/clubCheckPassword.ts";
import { clubCheckPin } from "./operations/clubCheckPin.ts";
import { clubEarn } from "./operations/clubEarn.ts";
import { clubGiveBack } from "./operations/clubGiveBack.ts";
import { clubGiveLinkBonus } from "./operations/clubGiveLinkBonus.ts";
import { clubHistory } from "./operations/clubHistory.ts";
import { clubHold } from "./operations/clubHold.ts";
import { clubInfo } from "./operations/clubInfo.ts";
import { clubMemberById } from "./operations/clubMemberById.ts";
import { clubMemberByMobile } from "./operations/clubMemberByMobile.ts";
import { clubOpenRegistration } from "./operations/clubOpenRegistration.ts";
import { clubReferral } from "./operations/clubReferral.ts";
import { clubRegister } from "./operations/clubRegister.ts";
import { clubRegistrationDetail } from "./operations/clubRegistrationDetail.ts";
import { clubRelease } from "./operations/clubRelease.ts";
import { clubSpend } from "./operations/clubSpend.ts";
import { clubTakeBack } from "./operations/clubTakeBack.ts";
import { clubUnlockPin } from "./operations/clubUnlockPin.ts";

export { type ClubRules, usualClubRules } from "./club-deps.ts";
export { clubCodeLimits } from "./codes/code-limits.ts";
export { clubCron, clubJobs } from "./jobs.ts";
export { secretHashes } from "./members/secret-hashes.ts";
export type { ClubMessages } from "./ports/club-messages.ts";
export { clubSite } from "./site/club-site.ts";
export { clubInvariants } from "./store/invariants.ts";

export const clubMigrations: MigrationSource = { module: "club", folder: new URL("./migrations/", import.meta.url) };

export function clubModule(deps: ClubDeps): ShopModule {
  return {
    name: "club",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: {
        clubInfo: clubInfo(deps),
        clubMemberByMobile: clubMemberByMobile(deps),
        clubMemberById: clubMemberById(deps),
        clubAccount: clubAccount(deps),
        clubHistory: clubHistory(deps),
        clubReferral: clubReferral(deps),
        clubRegistrationDetail: clubRegistrationDetail(deps),
      },
      Mutation: {
        clubCheckPassword: clubCheckPassword(deps),
        clubCheckPin: clubCheckPin(deps),
        clubUnlockPin: clubUnlockPin(deps),
        clubGiveLinkBonus: clubGiveLinkBonus(deps),
        clubEarn: clubEarn(deps),
        clubTakeBack: clubTakeBack(deps),
        clubAdjust: clubAdjust(deps),
        clubHold: clubHold(deps),
        clubSpend: clubSpend(deps),
        clubRelease: clubRelease(deps),
        clubGiveBack: clubGiveBack(deps),
        clubOpenRegistration: clubOpenRegistration(deps),
        clubRegister: clubRegister(deps),
      },
    },
  };
}
