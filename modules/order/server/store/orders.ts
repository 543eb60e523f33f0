import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { OrderDiscount } from "../../contract/order-draft.ts";
import type { OrderStatus } from "../../contract/order-status.ts";
import type { LockedOrder, Order } from "../order.ts";
import { orderFrom, type StoredOrder, statusCodeOf } from "./stored-order.ts";

const lines = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('skuCode', sku_code, 'productCode', product_code, 'categoryCode', category_code,
    'barcode', barcode, 'extCode', ext_code, 'name', name, 'attributes', attributes, 'picture', picture,
    'quantity', quantity, 'isGift', is_gift,
    'flashSale', case when campaign_code is null then null
      else jsonb_build_object('activityCode', campaign_code, 'units', campaign_units) end,
    'listAmount', list_amount, 'productAmount', product_amount, 'promotionDiscount', promotion_discount,
    'couponDiscount', coupon_discount, 'points', points, 'pointsAmount', points_amount, 'payAmount', pay_amount,
    'sent', sent, 'cancelled', cancelled, 'cancelling', cancelling)
    order by number), '[]')
  from orders.line where order_code = placed.code)`;

const columns = sql`placed.code, placed.owner, placed.payment_reference as "paymentReference", placed.status,
  placed.delivery_type as "deliveryMethod", placed.source_code as "sourceCode", placed.store, placed.receiver,
  placed.address, placed.billing, placed.service,
  case when placed.days_from is null then null else jsonb_build_array(placed.days_from, placed.days_to) end as days,
  placed.ships_from::text as "shipsFrom",
  jsonb_build_object('productAmount', placed.product_amount, 'promotionDiscount', placed.promotion_discount,
    'couponDiscount', placed.coupon_discount, 'pointsUsed', placed.points_used, 'pointsAmount', placed.points_amount,
    'freight', placed.freight, 'freightDiscount', placed.freight_discount, 'fee', placed.fee,
    'totalAmount', placed.total_amount) as totals,
  placed.channel_code as "channelCode", placed.coupon_code as "couponCode", placed.club_mobile as "clubMobile",
  placed.is_flash_sale as "isFlashSale", placed.locale, placed.placed_at as "placedAt",
  placed.payment_due as "paymentDue", placed.moves_on_at as "movesOnAt", placed.confirm_code as "confirmCode",
  placed.cancel_reason as "cancelReason", placed.earned, placed.refunded_amount as "refundedAmount",
  placed.refunded_points as "refundedPoints", placed.received_at as "receivedAt", placed.pickup_asked_at as "pickupAskedAt",
  placed.has_returns as "hasReturns", placed.edits, placed.refund_noted as "refundNoted", ${lines} as lines`;

type Where = RawBuilder<boolean>;

/** Orders with their lines, newest first unless another order is given. */
export async function readOrders(
  db: Kysely<unknown>,
  where: Where,
  {
    offset,
    limit,
    order = sql`placed.placed_at desc, placed.code`,
  }: { readonly offset: number; readonly limit: number; readonly order?: RawBuilder<unknown> } = {
    offset: 0,
    limit: 100,
  },
): Promise<Order[]> {
  const { rows } = await sql<StoredOrder>`
    select ${columns} from orders.placed_order as placed where ${where}
    order by ${order} offset ${offset} limit ${limit}`.execute(db);
  return rows.map(orderFrom);
}

export const isOneOf = (codes: readonly string[]): Where => sql<boolean>`placed.code = any(${[...codes]})`;
export const isPaidBy = (reference: string): Where => sql<boolean>`placed.payment_reference = ${reference}`;

/** The order of this code and the other orders of its payment. */
export const isPaidWith = (code: string): Where => sql<boolean>`placed.payment_reference = (
  select payment_reference from orders.placed_order where code = ${code})`;

/** The codes of the orders of a payment, in ascending order. */
export async function codesPaidTogether(db: Kysely<unknown>, reference: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from orders.placed_order where payment_reference = ${reference} order by code`.execute(db);
  return rows.map(({ code }) => code);
}

export const orderByCode = async (db: Kysely<unknown>, code: string): Promise<Order | null> =>
  (await readOrders(db, isOneOf([code])))[0] ?? null;

/**
 * Locks orders until the transaction ends, together with the other orders of their purchases (D-87): a refund, a tier or a
 * coupon depends on all of them. By code: every path takes them in this order, before anything else (ADR 0057).
 */
export async function lockOrders(trx: Transaction<unknown>, where: Where): Promise<void> {
  await sql`
    select from orders.placed_order where payment_reference in (
      select placed.payment_reference from orders.placed_order as placed where ${where})
    order by code for update`.execute(trx);
}

/** Locks and reads orders. */
export async function lockAndReadOrders(trx: Transaction<unknown>, where: Where): Promise<LockedOrder[]> {
  await lockOrders(trx, where);
  const { rows } = await sql<StoredOrder>`
    select ${columns} from orders.placed_order as placed where ${where} order by placed.code`.execute(trx);
  return rows.map((row) => orderFrom(row) as LockedOrder);
}

export type Change = {
  readonly status: OrderStatus;
  readonly movesOnAt: Date | null;
  readonly confirmCode: string | null;
  readonly cancelReason: string | null;
  readonly receivedAt: Date | null;
};

/** Updates a locked order. The only statement that writes a status. */
export async function writeStatus(trx: Transaction<unknown>, order: LockedOrder, change: Change): Promise<LockedOrder> {
  const { rows } = await sql<StoredOrder>`
    update orders.placed_order as placed set status = ${statusCodeOf(change.status)}, moves_on_at = ${change.movesOnAt},
      confirm_code = ${change.confirmCode}, cancel_reason = ${change.cancelReason},
      received_at = ${change.receivedAt}, placed_from = null
    where code = ${order.code} and status = ${statusCodeOf(order.status)} returning ${columns}`.execute(trx);
  const [moved] = rows;
  if (!moved) throw new Error("a locked order was changed by another transaction");
  return orderFrom(moved) as LockedOrder;
}

export async function discountsOf(db: Kysely<unknown>, code: string): Promise<OrderDiscount[]> {
  const { rows } = await sql<OrderDiscount>`
    select promotion_code as "promotionCode", name, step, line, amount
    from orders.discount where order_code = ${code} order by number`.execute(db);
  return rows;
}

/** The orders of a purchase with their discounts, in ascending code. */
export async function ordersOfPurchase(
  db: Kysely<unknown>,
  reference: string,
): Promise<readonly (Order & { readonly discounts: readonly OrderDiscount[] })[]> {
  const { rows } = await sql<StoredOrder & { readonly discounts: readonly OrderDiscount[] }>`
    select ${columns}, (select coalesce(jsonb_agg(jsonb_build_object('promotionCode', promotion_code, 'name', name,
        'step', step, 'line', line, 'amount', amount) order by number), '[]')
      from orders.discount where order_code = placed.code) as discounts
    from orders.placed_order as placed where placed.payment_reference = ${reference} order by placed.code`.execute(db);
  return rows.map(orderFrom);
}

export async function countOrders(db: Kysely<unknown>, where: Where): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders.placed_order as placed where ${where}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The channel's fee for all orders of one payment together. */
export async function feeOfPayment(db: Kysely<unknown>, reference: string): Promise<number> {
  const { rows } = await sql<{ fee: number }>`
    select coalesce(sum(fee), 0)::bigint as fee from orders.placed_order where payment_reference = ${reference}`.execute(
    db,
  );
  return rows[0]?.fee ?? 0;
}

/** Sets the channel of locked orders of one payment, and each order's share of the fee. */
export async function writeChannel(
  trx: Transaction<unknown>,
  channelCode: string,
  fees: readonly { readonly code: string; readonly fee: Rupiah }[],
): Promise<void> {
  await sql`
    update orders.placed_order as placed set channel_code = ${channelCode}, fee = given.fee,
      total_amount = placed.total_amount - placed.fee + given.fee
    from unnest(${fees.map(({ code }) => code)}::text[], ${fees.map(({ fee }) => fee)}::bigint[]) as given (code, fee)
    where placed.code = given.code`.execute(trx);
}
