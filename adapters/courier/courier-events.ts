import * as v from "valibot";
import type { TrackingStatus } from "#modules/shipping/contract/parcel-status.ts";
import { type FailReason, failReasons } from "#modules/shipping/contract/parcel-texts.ts";
import type { CourierWebhook, TrackingReport } from "#modules/shipping/server/ports/logistics.ts";

const statuses = {
  picked_up: "pickedUp",
  in_transit: "onTheWay",
  out_for_delivery: "outForDelivery",
  delivered: "delivered",
  failed: "failed",
  returned: "returned",
} as const satisfies Readonly<Record<string, TrackingStatus>>;
export type CourierStatus = keyof typeof statuses;
export const courierStatuses = Object.keys(statuses) as CourierStatus[];

const short = (most: number) => v.nullish(v.pipe(v.string(), v.maxLength(most)), null);
const event = v.object({
  event_id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  status: v.picklist(courierStatuses),
  at: v.pipe(v.string(), v.isoTimestamp()),
  place: short(200),
  signer: short(100),
  reason: short(40),
});
type Event = v.InferOutput<typeof event>;

const webhookSchema = v.object({
  ...event.entries,
  reference: v.nullish(v.pipe(v.string(), v.uuid()), null),
  courier: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  tracking_number: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
});

const reasonOf = (sent: string | null): FailReason =>
  failReasons.find((reason) => reason === sent?.toUpperCase()) ?? "OTHER";

const trackingEventOf = ({ event_id, status, at, place, signer, reason }: Event): TrackingReport => ({
  eventId: event_id,
  status: statuses[status],
  at: new Date(at),
  place: place ?? "",
  signerName: status === "delivered" ? signer : null,
  reason: status === "failed" ? reasonOf(reason) : null,
});

/** The tracking event a webhook reports; null when its body is invalid. */
export function readWebhookBody(body: unknown): CourierWebhook | null {
  const read = v.safeParse(webhookSchema, body);
  if (!read.success) return null;
  const { reference, courier, tracking_number } = read.output;
  return { ...trackingEventOf(read.output), parcelCode: reference, courierCode: courier, expressCode: tracking_number };
}

/** The tracking events of a shipment; null when the body is invalid. */
export function readEvents(body: unknown): TrackingReport[] | null {
  const read = v.safeParse(v.object({ events: v.pipe(v.array(event), v.maxLength(500)) }), body);
  return read.success ? read.output.events.map(trackingEventOf) : null;
}
