import { type RawBuilder, sql } from "kysely";
import type { CountedCustomer } from "../../contract/counted-customer.ts";
import { statusSql } from "./stored-order.ts";

/** The orders behind a number of the reports: those counted on these days, both included, as yyyy-mm-dd. Null does not filter. */
export type CountedOrders = {
  readonly from: string;
  readonly until: string;
  /** Empty: nothing was to be paid. */
  readonly channelCode: string | null;
  readonly skuCode: string | null;
  readonly productCode: string | null;
  readonly categoryCode: string | null;
  /** A promotion or coupon that took something off. */
  readonly promotionCode: string | null;
  /** Whether its buyer ordered before, by account, browser or mailbox; unknown once the account is deleted. */
  readonly customer: CountedCustomer | null;
};

/** An order before this one that stands, by this condition. */
const hasEarlier = (isSame: RawBuilder<boolean>) => sql<boolean>`exists (
  select from orders.placed_order as earlier
  where ${isSame} and earlier.placed_at < placed.placed_at and earlier.status not in (${statusSql("cancelled", "closed")}))`;

const isReturning = sql<boolean>`(${hasEarlier(sql`earlier.owner = placed.owner`)}
  or ${hasEarlier(sql`lower(earlier.receiver ->> 'email') = nullif(lower(placed.receiver ->> 'email'), '')`)})`;

const isOf: Readonly<Record<CountedCustomer, RawBuilder<boolean>>> = {
  unknown: sql<boolean>`placed.owner is null`,
  returning: sql<boolean>`(placed.owner is not null and ${isReturning})`,
  new: sql<boolean>`(placed.owner is not null and not ${isReturning})`,
};

/** Paid, free or accepted for cash on delivery; ended ones only where their refund is counted. The reports count these orders. */
export const isCounted = ({ from, until, ...of }: CountedOrders): RawBuilder<boolean>[] => [
  sql<boolean>`placed.placed_at >= (${from}::date)::timestamp at time zone 'Asia/Jakarta'`,
  sql<boolean>`placed.placed_at < (${until}::date + 1)::timestamp at time zone 'Asia/Jakarta'`,
  sql<boolean>`(placed.status in (${statusSql("paid", "partiallyShipped", "shipped", "completed")}) or placed.refund_noted)`,
  ...(of.channelCode === null ? [] : [sql<boolean>`coalesce(placed.channel_code, '') = ${of.channelCode}`]),
  ...(of.skuCode === null
    ? []
    : [sql<boolean>`exists (select from orders.line where order_code = placed.code and sku_code = ${of.skuCode})`]),
  ...(of.productCode === null
    ? []
    : [
        sql<boolean>`exists (select from orders.line where order_code = placed.code and product_code = ${of.productCode})`,
      ]),
  ...(of.categoryCode === null
    ? []
    : [
        sql<boolean>`exists (select from orders.line where order_code = placed.code and category_code = ${of.categoryCode})`,
      ]),
  ...(of.promotionCode === null
    ? []
    : [
        sql<boolean>`exists (select from orders.discount
          where order_code = placed.code and promotion_code = ${of.promotionCode})`,
      ]),
  ...(of.customer === null ? [] : [isOf[of.customer]]),
];
