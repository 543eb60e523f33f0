import { clubInvariants } from "#apps/club/index.ts";
import type { Invariant } from "#kit/postgres/invariants.ts";
import { kitInvariants } from "#kit/postgres/kit-invariants.ts";
import { addressBookInvariants } from "#modules/address-book/server/index.ts";
import { cartInvariants } from "#modules/cart/server/index.ts";
import { cashInvariants } from "#modules/cash/server/index.ts";
import { identityInvariants } from "#modules/identity/server/index.ts";
import { inventoryInvariants } from "#modules/inventory/server/index.ts";
import { orderInvariants } from "#modules/order/server/index.ts";
import { paymentInvariants } from "#modules/payment/server/index.ts";
import { promotionInvariants } from "#modules/promotion/server/index.ts";
import { reportInvariants } from "#modules/reports/server/index.ts";
import { returnInvariants } from "#modules/returns/server/index.ts";
import { settlementInvariants } from "#modules/settlements/server/index.ts";
import { shippingInvariants } from "#modules/shipping/server/index.ts";
import { staffInvariants } from "#modules/staff/server/index.ts";
import { memberReferenceInvariants } from "./member-references.ts";

/** All invariants of the shop's data. A module with a rule across rows adds a line here. */
export const shopInvariants: readonly Invariant[] = [
  ...kitInvariants,
  ...identityInvariants,
  ...promotionInvariants,
  ...addressBookInvariants,
  ...inventoryInvariants,
  ...cartInvariants,
  ...clubInvariants,
  ...paymentInvariants,
  ...orderInvariants,
  ...returnInvariants,
  ...reportInvariants,
  ...cashInvariants,
  ...settlementInvariants,
  ...staffInvariants,
  ...shippingInvariants,
  ...memberReferenceInvariants,
];
