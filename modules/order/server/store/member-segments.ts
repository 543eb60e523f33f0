import { type RawBuilder, sql } from "kysely";
import { orderStatusCodes } from "../../contract/wire/order-status-codes.ts";

// Conditions on members in a statement of another module. Each compares the member's code with a set that does not depend on
// the member: PostgreSQL computes the set once and joins it, where the condition is not part of an "or".

type Member = { readonly userCode: RawBuilder<string> };
type Condition = (member: Member) => RawBuilder<boolean>;
type Bounds = { readonly atLeast?: number | undefined; readonly atMost?: number | undefined };

/** The orders that count: placed since a moment, or ever; of one member, read along an index, or of all. */
export type CountedOrders = { readonly since: Date | null; readonly only: string | null };

const { awaitingPayment, cancelled, closed } = orderStatusCodes;

/** Orders of members that were paid, or are paid on delivery, and were not cancelled or closed. */
const counted = ({ since, only }: CountedOrders) => sql`
  from orders.placed_order as placed
  where ${only === null ? sql`placed.owner like 'member:%'` : sql`placed.owner = ${`member:${only}`}`}
    and placed.status <> all(${[awaitingPayment, cancelled, closed]}::text[])
    ${since === null ? sql`` : sql`and placed.placed_at >= ${since}`}`;

/** The user code in an order's owner. */
const memberCode = (owner: RawBuilder<unknown>) => sql`substr(${owner}, 8)`;

const owners = (orders: CountedOrders, having: RawBuilder<unknown>) => sql`
  select ${memberCode(sql`placed.owner`)} ${counted(orders)} group by placed.owner having ${having}`;

/** Members whose figure is within bounds; it is 0 for those without orders. */
const bounded =
  (figure: RawBuilder<unknown>, { atLeast = 0, atMost }: Bounds, orders: CountedOrders): Condition =>
  ({ userCode }) => {
    const enough = sql`${userCode} in (${owners(orders, sql`${figure} >= ${atLeast}`)})`;
    // An anti join; "not in" would keep all codes in memory, or look through them for each member.
    const within = sql`not exists (select from (${owners(orders, sql`${figure} > ${atMost}`)}) as over (code)
      where over.code = ${userCode})`;
    const parts = [...(atLeast > 0 ? [enough] : []), ...(atMost === undefined ? [] : [within])];
    return sql<boolean>`(${sql.join([sql`true`, ...parts], sql` and `)})`;
  };

export const orderedTimes = (bounds: Bounds, orders: CountedOrders): Condition =>
  bounded(sql`count(*)`, bounds, orders);

export const spentAmount = (bounds: Bounds, orders: CountedOrders): Condition =>
  bounded(sql`sum(placed.total_amount)`, bounds, orders);

const midnight = (day: string) => sql`(${day}::timestamp at time zone 'Asia/Jakarta')`;

type LastOrder = {
  /** Days of Jakarta, both included. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** Moments, both included. */
  readonly since: Date | null;
  readonly before: Date | null;
};

/** Members whose last order was placed in this period. Who never ordered has none. */
export const lastOrderWithin =
  ({ from, until, since, before }: LastOrder, only: string | null): Condition =>
  ({ userCode }) => {
    const last = sql`max(placed.placed_at)`;
    const bounds = [
      ...(from === undefined ? [] : [sql`${last} >= ${midnight(from)}`]),
      ...(until === undefined ? [] : [sql`${last} < ${midnight(until)} + interval '1 day'`]),
      ...(since === null ? [] : [sql`${last} >= ${since}`]),
      ...(before === null ? [] : [sql`${last} <= ${before}`]),
    ];
    const having = sql.join([sql`true`, ...bounds], sql` and `);
    return sql<boolean>`${userCode} in (${owners({ since: null, only }, having)})`;
  };

/** Members who bought at least so many pieces of these products, a statement of codes. Gifts were not bought. */
export const boughtPieces =
  (products: RawBuilder<unknown>, atLeast: number, orders: CountedOrders): Condition =>
  ({ userCode }) =>
    sql<boolean>`${userCode} in (select ${memberCode(sql`bought.owner`)}
      from (select placed.owner, placed.code ${counted(orders)}) as bought
      join orders.line on line.order_code = bought.code
      where not line.is_gift and line.product_code in (${products})
      group by bought.owner having sum(line.quantity) >= ${atLeast})`;
