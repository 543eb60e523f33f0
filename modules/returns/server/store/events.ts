import { type Kysely, sql, type Transaction } from "kysely";
import type { ReturnActor } from "../../contract/return-transitions.ts";
import type { ReturnEvent } from "../return.ts";
import { eventFrom, type StoredEvent, statusCodeOf } from "./stored-return.ts";

export type NewEvent = Omit<ReturnEvent, "actor" | "note"> & {
  readonly code: string;
  readonly actor: ReturnActor;
  readonly actorName?: string | undefined;
  readonly note?: string | undefined;
};

/** Writes down one change. */
export async function addEvent(trx: Transaction<unknown>, event: NewEvent): Promise<void> {
  await sql`
    insert into returns.event (return_code, move, from_status, to_status, actor, actor_name, note, at)
    values (${event.code}, ${event.transition}, ${event.from && statusCodeOf(event.from)}, ${statusCodeOf(event.to)}, ${event.actor}, ${event.actorName ?? null},
      ${event.note ?? null}, ${event.at})`.execute(trx);
}

/** The events of a return, oldest first. */
export async function eventsOf(db: Kysely<unknown>, code: string): Promise<ReturnEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select move as transition, from_status as "from", to_status as "to", actor, note, at
    from returns.event where return_code = ${code} order by id`.execute(db);
  return rows.map(eventFrom);
}
