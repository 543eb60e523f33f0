/** Where the shop answers. */
export const shopPath = "/graphql";

/** Where the specification's clients send what belongs to the loyalty club (A§7); the club's own service answers there too. */
export const loyaltyPath = "/loyalty/graphql";

/** Operations of the shop that are about the club: `loyalty-endpoint.test.ts` compares them with the module's schema. */
export const loyaltyOperations: ReadonlySet<string> = new Set([
  "checkMemberStatus",
  "checkMobilePhoneAlreadyExistInMapclub",
  "mapClubBindAccount",
  "mapClubBindConfirm",
  "mapClubBindProved",
  "mapClubCheckBind",
  "mapClubCheckPin",
  "mapClubLoginN",
  "mapClubSwitchBind",
  "mapClubUnbind",
  "queryClubHistory",
  "queryClubInfo",
  "registerMapclub",
  "validateReferralCode",
]);

/**
 * The address under which a request is answered. A call of the shop's operations at the loyalty endpoint is answered by the
 * shop's, with its sessions and limits; everything else there is the club's own service.
 */
export function answeredAt(url: string): string {
  if (!url.startsWith(`${loyaltyPath}?`)) return url;
  const query = url.slice(loyaltyPath.length);
  return loyaltyOperations.has(new URLSearchParams(query).get("opname") ?? "") ? shopPath + query : url;
}
