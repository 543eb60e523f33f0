import { sql } from "kysely";
import type { CourierStatus } from "#adapters/courier/courier-events.ts";
import type { Executor } from "#kit/postgres/connect.ts";

export type Shipment = {
  readonly trackingNumber: string;
  readonly reference: string;
  readonly courier: string;
  readonly receiver: string;
  readonly place: string;
  readonly pieces: number;
  readonly status: CourierStatus | "booked";
  readonly createdAt: Date;
};

export type ShipmentEvent = {
  readonly eventId: string;
  readonly status: CourierStatus;
  readonly at: Date;
  readonly place: string;
  readonly signer: string | null;
  readonly reason: string | null;
};

const columns = sql`tracking_number as "trackingNumber", reference, courier, receiver, place, pieces, status,
  created_at as "createdAt"`;

/** Inserts a shipment once for each reference; a second booking returns the first. */
export async function bookShipment(
  executor: Executor,
  shipment: Omit<Shipment, "status" | "createdAt">,
): Promise<Shipment> {
  await sql`
    insert into simulator.shipment (tracking_number, reference, courier, receiver, place, pieces)
    values (${shipment.trackingNumber}, ${shipment.reference}, ${shipment.courier}, ${shipment.receiver},
      ${shipment.place}, ${shipment.pieces})
    on conflict (reference) do nothing`.execute(executor);
  const { rows } = await sql<Shipment>`
    select ${columns} from simulator.shipment where reference = ${shipment.reference}`.execute(executor);
  const [held] = rows;
  if (!held) throw new Error("a shipment was not booked");
  return held;
}

export async function listShipments(executor: Executor): Promise<Shipment[]> {
  const { rows } = await sql<Shipment>`
    select ${columns} from simulator.shipment order by created_at desc limit 100`.execute(executor);
  return rows;
}

/** By the courier's number, or by the shop's name for it. */
export async function findShipment(executor: Executor, name: string): Promise<Shipment | null> {
  const { rows } = await sql<Shipment>`
    select ${columns} from simulator.shipment where tracking_number = ${name} or reference = ${name}`.execute(executor);
  return rows[0] ?? null;
}

/** Records a shipment's new status. */
export async function moveShipment(executor: Executor, trackingNumber: string, event: ShipmentEvent): Promise<void> {
  await sql`
    insert into simulator.shipment_event (event_id, tracking_number, status, at, place, signer, reason)
    values (${event.eventId}, ${trackingNumber}, ${event.status}, ${event.at}, ${event.place}, ${event.signer},
      ${event.reason})`.execute(executor);
  await sql`
    update simulator.shipment set status = ${event.status} where tracking_number = ${trackingNumber}`.execute(executor);
}

export async function eventsOfShipment(executor: Executor, trackingNumber: string): Promise<ShipmentEvent[]> {
  const { rows } = await sql<ShipmentEvent>`
    select event_id as "eventId", status, at, place, signer, reason from simulator.shipment_event
    where tracking_number = ${trackingNumber} order by at, id`.execute(executor);
  return rows;
}

export async function recordCourierWebhook(
  executor: Executor,
  webhook: {
    readonly trackingNumber: string;
    readonly status: string;
    readonly signature: string;
    readonly answer: number;
  },
): Promise<void> {
  await sql`
    insert into simulator.courier_notice (tracking_number, status, signature, answer)
    values (${webhook.trackingNumber}, ${webhook.status}, ${webhook.signature}, ${webhook.answer})`.execute(executor);
}
