import { type Kysely, sql } from "kysely";
import type { DeliveryMethod } from "#modules/shipping/contract/delivery-method.ts";
import { deliveryMethodFrom, statusSql } from "./stored-order.ts";

/** An order with the amounts that were charged, whatever became of it since. */
export type ChargedOrderRow = {
  readonly code: string;
  readonly paymentReference: string;
  readonly owner: string | null;
  /** What the buyer was; null for orders that did not store it. */
  readonly buyer: "guest" | "member" | "clubMember" | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly placedAt: Date;
  readonly deliveryMethod: DeliveryMethod;
  readonly sourceCode: string;
  readonly shipsFrom: string | null;
  readonly couponCode: string | null;
  readonly freight: number;
  readonly pointsUsed: number;
  readonly pointsAmount: number;
  readonly fee: number;
  readonly totalAmount: number;
  readonly lines: readonly ReturnType<typeof lineFrom>[];
  /** `line` counts the order's lines from 0; null for the freight. */
  readonly discounts: readonly {
    readonly promotionCode: string;
    readonly step: number;
    readonly line: number | null;
    readonly amount: number;
  }[];
};

type Period = { readonly from: Date; readonly until: Date; readonly limit: number };

/** The purchases of the newest orders of a period that were not cancelled, in the order in which they were placed; one statement. */
export async function newestPurchases(
  db: Kysely<unknown>,
  { from, until, limit }: Period,
): Promise<readonly { readonly reference: string; readonly placedAt: Date }[]> {
  const { rows } = await sql<{ reference: string; placedAt: Date }>`
    with newest as (
      select payment_reference, placed_at from orders.placed_order
      where placed_at >= ${from} and placed_at < ${until} and status not in (${statusSql("cancelled", "closed")})
      order by placed_at desc, code limit ${limit}
    )
    select payment_reference as reference, min(placed_at) as "placedAt" from newest
    group by payment_reference order by min(placed_at), payment_reference`.execute(db);
  return rows;
}

/** The purchase an order belongs to; null for an unknown code. */
export async function purchaseOfOrder(db: Kysely<unknown>, orderCode: string): Promise<string | null> {
  const { rows } = await sql<{ reference: string }>`
    select payment_reference as reference from orders.placed_order where code = ${orderCode}`.execute(db);
  return rows[0]?.reference ?? null;
}

/** The orders of these purchases, by purchase and code; one statement. */
export async function chargedOrders(db: Kysely<unknown>, references: readonly string[]): Promise<ChargedOrderRow[]> {
  const { rows } = await sql<Omit<ChargedOrderRow, "deliveryMethod" | "lines" | "discounts"> & Packed>`
    select code, payment_reference as "paymentReference", owner, buyer, receiver ->> 'mobile' as mobile,
      receiver ->> 'email' as email, placed_at as "placedAt", delivery_type as "deliveryMethod",
      source_code as "sourceCode", ships_from::text as "shipsFrom", coupon_code as "couponCode", freight,
      points_used as "pointsUsed", points_amount as "pointsAmount", fee, total_amount as "totalAmount",
      (select coalesce(json_agg(json_build_array(sku_code, quantity, is_gift, campaign_code, campaign_units, list_amount,
          product_amount, points, points_amount, pay_amount) order by number), '[]')
        from orders.line where order_code = placed.code) as lines,
      (select coalesce(json_agg(json_build_array(promotion_code, step, line, amount) order by number), '[]')
        from orders.discount where order_code = placed.code) as discounts
    from orders.placed_order as placed where payment_reference = any(${[...references]}::text[])
    order by payment_reference, code`.execute(db);
  return rows.map((row) => ({
    ...row,
    deliveryMethod: deliveryMethodFrom(row.deliveryMethod),
    lines: row.lines.map(lineFrom),
    discounts: row.discounts.map(([promotionCode, step, line, amount]) => ({ promotionCode, step, line, amount })),
  }));
}

type Packed = {
  readonly deliveryMethod: string;
  readonly lines: readonly PackedLine[];
  readonly discounts: readonly (readonly [promotionCode: string, step: number, line: number | null, amount: number])[];
};

type PackedLine = readonly [
  skuCode: string,
  quantity: number,
  isGift: boolean,
  flashSaleCode: string | null,
  flashSaleUnits: number | null,
  listAmount: number,
  productAmount: number,
  points: number,
  pointsAmount: number,
  payAmount: number,
];

const lineFrom = ([
  skuCode,
  quantity,
  isGift,
  activityCode,
  units,
  listAmount,
  productAmount,
  points,
  pointsAmount,
  payAmount,
]: PackedLine) => ({
  skuCode,
  quantity,
  isGift,
  flashSale: activityCode === null ? null : { activityCode, units: units ?? 0 },
  listAmount,
  productAmount,
  points,
  pointsAmount,
  payAmount,
});
