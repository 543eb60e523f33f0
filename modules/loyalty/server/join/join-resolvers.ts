import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import { checkMemberStatus } from "../operations/checkMemberStatus.ts";
import { checkMobilePhoneAlreadyExistInMapclub } from "../operations/checkMobilePhoneAlreadyExistInMapclub.ts";
import { mapClubLoginN } from "../operations/mapClubLoginN.ts";
import { queryClubInfo } from "../operations/queryClubInfo.ts";
import { registerMapclub } from "../operations/registerMapclub.ts";
import { validateReferralCode } from "../operations/validateReferralCode.ts";

/** Joining the club, and signing in with it. */
export const joinResolvers = (deps: LoyaltyDeps) =>
  ({
    Query: {
      checkMemberStatus: checkMemberStatus(deps),
      checkMobilePhoneAlreadyExistInMapclub: checkMobilePhoneAlreadyExistInMapclub(deps),
      queryClubInfo: queryClubInfo(deps),
      validateReferralCode: validateReferralCode(deps),
    },
    Mutation: { mapClubLoginN: mapClubLoginN(deps), registerMapclub: registerMapclub(deps) },
  }) satisfies ShopModule["resolvers"];
