import type { Kysely } from "kysely";
import type { CustomerFilter } from "#modules/identity/server/index.ts";
import { isClubLinked } from "#modules/loyalty/server/index.ts";
import { agreesTo as agrees } from "#modules/newsletter/server/index.ts";
import { readOrderCode } from "#modules/order/contract/order-code.ts";
import { memberOfOrder, hasOrders as ordered } from "#modules/order/server/index.ts";
import type { CustomerFilterInput } from "../contract/customer-list-query.ts";

type Reader = {
  /** Without access to contact data, only complete names, numbers and addresses match. */
  readonly seesContacts: boolean;
  readonly siteCode: string;
};

/** The filter of members, combined with conditions of other modules; looks up the customer of a searched order. */
export async function customerFilter(
  db: Kysely<unknown>,
  { search, registeredFrom, registeredUntil, hasOrders, isInClub, agreesTo }: CustomerFilterInput,
  { seesContacts, siteCode }: Reader,
): Promise<CustomerFilter> {
  const orderCode = readOrderCode(search);
  const customer = orderCode === null ? null : await memberOfOrder(db, orderCode);
  return {
    search,
    isWhole: !seesContacts,
    found: customer === null ? [] : [customer],
    from: registeredFrom,
    until: registeredUntil,
    also: [
      ...(hasOrders === null ? [] : [ordered(hasOrders)]),
      ...(isInClub === null ? [] : [isClubLinked(isInClub)]),
      ...(agreesTo === null ? [] : [agrees(agreesTo, siteCode)]),
    ],
  };
}
