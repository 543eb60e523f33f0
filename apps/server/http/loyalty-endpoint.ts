/** The shop's endpoint. */
export const shopPath = "/graphql";

/** The specification's endpoint for operations of the loyalty club (A§7); the club's own service answers there too. */
export const loyaltyPath = "/loyalty/graphql";

/** The shop's operations about the club: `loyalty-endpoint.test.ts` compares them with the module's schema. */
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
 * The path that answers a request. A call of the shop's operations at the loyalty endpoint goes to the shop's endpoint, with its
 * sessions and limits; everything else there to the club's service.
 */
export function answeredAt(url: string): string {
  if (!url.startsWith(`${loyaltyPath}?`)) return url;
  const query = url.slice(loyaltyPath.length);
  return loyaltyOperations.has(new URLSearchParams(query).get("opname") ?? "") ? shopPath + query : url;
}
