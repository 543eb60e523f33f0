import { type Kysely, type RawBuilder, sql } from "kysely";
import { normaliseMobile } from "#kit/core/mobile-number.ts";
import type { DeliveryMethod } from "#modules/shipping/contract/delivery-method.ts";
import type { OrderStatus } from "../../contract/order-status.ts";
import type { Order, OrderEvent } from "../order.ts";
import { type CountedOrders, isCounted } from "./counted-orders.ts";
import { countOrders, readOrders } from "./orders.ts";
import { deliveryCodeOf, eventFrom, type StoredEvent, statusCodeOf, statusFrom, statusSql } from "./stored-order.ts";

/** The filter of the back office. Null and empty values do not filter. */
export type OrderFilter = {
  readonly statuses: readonly OrderStatus[];
  readonly deliveryMethod: DeliveryMethod | null;
  readonly storeCode: string | null;
  /** The beginning of a code, a whole e-mail or a whole mobile number. */
  readonly search: string;
  /** Only orders with an open cancel request. */
  readonly cancelAsked: boolean;
  /** Only these. */
  readonly codes?: readonly string[] | null;
  /** Only orders that a report counts. */
  readonly counted?: CountedOrders | null;
};

/** Ways to sort; a hyphen before it is descending. */
export const orderSorts = ["placed", "-placed", "amount", "-amount"] as const;
export type OrderSort = (typeof orderSorts)[number];

const orderings: Readonly<Record<OrderSort, RawBuilder<unknown>>> = {
  placed: sql`placed.placed_at, placed.code`,
  "-placed": sql`placed.placed_at desc, placed.code`,
  amount: sql`placed.total_amount, placed.placed_at desc, placed.code`,
  "-amount": sql`placed.total_amount desc, placed.placed_at desc, placed.code`,
};

const all = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;

function sought(typed: string): RawBuilder<boolean>[] {
  const text = typed.trim();
  if (text === "") return [];
  if (text.includes("@")) return [sql<boolean>`lower(placed.receiver ->> 'email') = ${text.toLowerCase()}`];
  const mobile = normaliseMobile(text);
  if (mobile !== null) return [sql<boolean>`placed.receiver ->> 'mobile' = ${mobile}`];
  const code = text.replace(/[^a-z0-9]/gi, "").toUpperCase();
  return [sql<boolean>`starts_with(placed.code, ${code})`];
}

const conditionsOf = ({
  deliveryMethod,
  storeCode,
  search,
  cancelAsked,
  codes = null,
  counted = null,
}: OrderFilter): RawBuilder<boolean>[] => [
  ...(codes === null ? [] : [sql<boolean>`placed.code = any(${[...codes]})`]),
  ...(deliveryMethod === null ? [] : [sql<boolean>`placed.delivery_type = ${deliveryCodeOf(deliveryMethod)}`]),
  ...(storeCode === null ? [] : [sql<boolean>`placed.store ->> 'code' = ${storeCode}`]),
  ...(cancelAsked
    ? [sql<boolean>`exists (select from orders.line where order_code = placed.code and cancelling > 0)`]
    : []),
  ...sought(search),
  ...(counted === null ? [] : isCounted(counted)),
];

/** Orders of all shoppers, newest first unless sorted otherwise. */
export async function findOrders(
  db: Kysely<unknown>,
  filter: OrderFilter,
  { sort = "-placed", ...window }: { readonly offset: number; readonly limit: number; readonly sort?: OrderSort },
): Promise<{ orders: Order[]; total: number }> {
  const conditions = conditionsOf(filter);
  if (filter.statuses.length > 0)
    conditions.push(sql<boolean>`placed.status = any(${filter.statuses.map(statusCodeOf)})`);
  const where = all(conditions);
  return {
    orders: await readOrders(db, where, { ...window, order: orderings[sort] }),
    total: await countOrders(db, where),
  };
}

const open = statusSql("awaitingPayment", "paid", "partiallyShipped", "shipped");

/** The number of open orders by status. Ended orders are not counted: their number only grows. */
export async function countOpenOrders(
  db: Kysely<unknown>,
  filter: OrderFilter,
): Promise<{ status: OrderStatus; count: number }[]> {
  const where = all([...conditionsOf(filter), sql<boolean>`placed.status in (${open})`]);
  const { rows } = await sql<{ status: string; count: number }>`
    select placed.status, count(*)::int as count from orders.placed_order as placed where ${where}
    group by placed.status`.execute(db);
  return rows.map(({ status, count }) => ({ status: statusFrom(status), count }));
}

/** An event of an order with the name of the staff member. */
export type StaffEvent = OrderEvent & { readonly actorName: string | null };

/** The events of an order, oldest first. */
export async function staffEventsOf(db: Kysely<unknown>, code: string): Promise<StaffEvent[]> {
  const { rows } = await sql<StoredEvent & { readonly actorName: string | null }>`
    select move as transition, from_status as "from", to_status as "to", actor, actor_name as "actorName", reason, at
    from orders.event where order_code = ${code} order by id`.execute(db);
  return rows.map(eventFrom);
}
