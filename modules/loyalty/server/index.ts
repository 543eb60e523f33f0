import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { joinResolvers } from "./join/join-resolvers.ts";
import type { LoyaltyDeps } from "./loyalty-deps.ts";
import { mapClubBindAccount } from "./operations/mapClubBindAccount.ts";
import { mapClubBindConfirm } from "./operations/mapClubBindConfirm.ts";
import { mapClubBindProved } from "./operations/mapClubBindProved.ts";
import { mapClubCheckBind } from "./operations/mapClubCheckBind.ts";
import { mapClubCheckPin } from "./operations/mapClubCheckPin.ts";
import { mapClubSwitchBind } from "./operations/mapClubSwitchBind.ts";
import { mapClubUnbind } from "./operations/mapClubUnbind.ts";
import { queryClubHistory } from "./operations/queryClubHistory.ts";

export { clubDirectory } from "./join/club-directory.ts";
export type { ProvedAccount } from "./link/club-ticket.ts";
export { linkableAccount, linkOnBehalf, type NotLinkable, unlinkOnBehalf } from "./link/link-on-behalf.ts";
export { clubDownTexts, notLinkedText } from "./link/link-texts.ts";
export type { LoyaltyDeps } from "./loyalty-deps.ts";
export { loyaltyMigrations } from "./migration-source.ts";
export {
  adjustPoints,
  adjustTopic,
  deliverAdjustment,
  retryOverdueAdjustments,
} from "./points/adjust-points.ts";
export { mayCollect, type NumberRefusal, numberRefusalTexts } from "./points/collecting-number.ts";
export {
  confirmHeldPoints,
  type HoldRefusal,
  holdPoints,
  releaseHeldPoints,
  spendHeldPoints,
} from "./points/hold-points.ts";
export { earnPoints, givePointsBack, takeEarnedBack } from "./points/move-points.ts";
export { deliverPoints, retryOverduePoints } from "./points/perform-task.ts";
export { type PinRefusal, provePin } from "./points/pin-proof.ts";
export { pinTexts } from "./points/pin-texts.ts";
export { pointsJournal } from "./points/points-journal.ts";
export { pointsOf } from "./points/points-of.ts";
export { pointsTopic } from "./points/points-task.ts";
export { deliverPinUnlock, requestPinUnlock, retryOverduePinUnlocks, unlockPinTopic } from "./points/unlock-pin.ts";
export type { Club } from "./ports/club.ts";
export { adjustmentsOf, lockClubAccount } from "./store/adjustments.ts";
export { clubLinkOf, isClubLinked, linkedMembers } from "./store/linked-members.ts";
export { isLinked, saveLinks } from "./store/links.ts";
export { collectLink, forgetLink } from "./store/member-data.ts";
export { forgetPinProof, pinProved } from "./store/pin-proofs.ts";

export function loyaltyModule(deps: LoyaltyDeps): ShopModule {
  const joining = joinResolvers(deps);
  return {
    name: "loyalty",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: { ...joining.Query, mapClubCheckBind: mapClubCheckBind(deps), queryClubHistory: queryClubHistory(deps) },
      Mutation: {
        ...joining.Mutation,
        mapClubBindAccount: mapClubBindAccount(deps),
        mapClubBindProved: mapClubBindProved(deps),
        mapClubBindConfirm: mapClubBindConfirm(deps),
        mapClubSwitchBind: mapClubSwitchBind(deps),
        mapClubUnbind: mapClubUnbind(deps),
        mapClubCheckPin: mapClubCheckPin(deps),
      },
    },
  };
}
