import type { Kysely } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { statusTextOf } from "#modules/order/contract/order-texts.ts";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import { ordersOfMember } from "#modules/order/server/index.ts";
import { returnStatusTexts } from "#modules/returns/contract/return-texts.ts";
import { returnsOfMember } from "#modules/returns/server/index.ts";
import type { StaffMember } from "#modules/staff/server/index.ts";

const mostShown = 20;

/**
 * The customer's newest orders and returns that this staff member may see; only those of their store for store staff.
 */
export async function readPurchases(
  db: Kysely<unknown>,
  { permissions, storeCode }: StaffMember,
  userCode: string,
  locale: Locale,
) {
  const window = { storeCode, limit: mostShown };
  const orders = permissions.includes("orders.read") ? await ordersOfMember(db, userCode, window) : null;
  const returns = permissions.includes("returns.read") ? await returnsOfMember(db, userCode, window) : null;
  return {
    orders: orders && {
      total: orders.total,
      orders: orders.orders.map((order) => ({
        orderCode: order.code,
        status: orderStatusCodes[order.status],
        statusText: statusTextOf(order, locale),
        amount: order.totals.totalAmount,
        pieces: order.lines.reduce((sum, { quantity, cancelled }) => sum + quantity - cancelled, 0),
        placedAt: order.placedAt.toISOString(),
      })),
    },
    returns: returns && {
      total: returns.total,
      returns: returns.returns.map(({ code, orderCode, status, money, pieces, createdAt }) => ({
        returnCode: code,
        orderCode,
        status,
        statusText: returnStatusTexts[status][locale],
        money,
        pieces,
        createdAt: createdAt.toISOString(),
      })),
    },
  };
}
