import { holdCart } from "#modules/cart/server/index.ts";
import type { OpenPurchases } from "#modules/identity/server/index.ts";
import { openOrdersOf } from "#modules/order/server/index.ts";
import { paymentsWithOpenRefund } from "#modules/payment/server/index.ts";
import { ordersWithOpenReturn } from "#modules/returns/server/index.ts";

/**
 * What keeps a member's account from being deleted (D-92). The cart is locked first, as placing does: an order that is being placed is
 * there when the orders are read, and one that comes later finds the member gone.
 */
export const openPurchases: OpenPurchases = async (trx, userCode) => {
  const owner = `member:${userCode}`;
  await holdCart(trx, owner, new Date(0));
  const returning = await ordersWithOpenReturn(trx, userCode);
  const refunding = await paymentsWithOpenRefund(trx, userCode);
  return openOrdersOf(trx, owner, { returning, refunding });
};
