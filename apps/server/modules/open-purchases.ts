import { lockCart } from "#modules/cart/server/index.ts";
import type { OpenPurchases } from "#modules/identity/server/index.ts";
import { openOrdersOf } from "#modules/order/server/index.ts";
import { paymentsWithOpenRefund } from "#modules/payment/server/index.ts";
import { ordersWithOpenReturn } from "#modules/returns/server/index.ts";

/**
 * The reasons that prevent deleting a member's account (D-92). The cart is locked first, as placing an order does: a concurrent
 * order is either visible when the orders are read, or finds the member deleted.
 */
export const openPurchases: OpenPurchases = async (trx, userCode) => {
  const owner = `member:${userCode}`;
  await lockCart(trx, owner, new Date(0));
  const returning = await ordersWithOpenReturn(trx, userCode);
  const refunding = await paymentsWithOpenRefund(trx, userCode);
  return openOrdersOf(trx, owner, { returning, refunding });
};
