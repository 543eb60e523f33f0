import { type Kysely, sql, type Transaction } from "kysely";
import type { OrderStatus } from "../../contract/order-status.ts";
import type { OrderActor, OrderTransition } from "../../contract/order-transitions.ts";
import { transitionName } from "../../contract/wire/order-transition-names.ts";
import type { OrderEvent } from "../order.ts";
import { eventFrom, type StoredEvent, statusCodeOf } from "./stored-order.ts";

export type NewEvent = {
  readonly codes: readonly string[];
  readonly transition: OrderTransition | "place";
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly actor: OrderActor;
  readonly actorName?: string | null;
  readonly reason?: string | null;
  readonly at: Date;
};

/** Inserts an event of one or several orders. */
export async function addEvent(trx: Transaction<unknown>, event: NewEvent): Promise<void> {
  await eventWrite(event).execute(trx);
}

/** The same insert as part of a larger statement. */
export const eventWrite = (event: NewEvent) => sql`
    insert into orders.event (order_code, move, from_status, to_status, actor, actor_name, reason, at)
    select code, ${transitionName(event.transition)}, ${event.from && statusCodeOf(event.from)}::text, ${statusCodeOf(event.to)}, ${event.actor}, ${event.actorName ?? null}::text,
      ${event.reason ?? null}::text, ${event.at}::timestamptz
    from unnest(${[...event.codes]}::text[]) as code`;

/** The events of an order, oldest first. */
export async function eventsOf(db: Kysely<unknown>, code: string): Promise<OrderEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select move as transition, from_status as "from", to_status as "to", actor, reason, at
    from orders.event where order_code = ${code} order by id`.execute(db);
  return rows.map(eventFrom);
}
