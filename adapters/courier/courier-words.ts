import * as v from "valibot";
import type { TrackingStatus } from "#modules/shipping/contract/parcel-status.ts";
import { type FailReason, failReasons } from "#modules/shipping/contract/parcel-texts.ts";
import type { CourierWebhook, TrackingNews } from "#modules/shipping/server/ports/logistics.ts";

const statuses = {
  picked_up: "pickedUp",
  in_transit: "onTheWay",
  out_for_delivery: "outForDelivery",
  delivered: "delivered",
  failed: "failed",
  returned: "returned",
} as const satisfies Readonly<Record<string, TrackingStatus>>;
export type CourierWord = keyof typeof statuses;
export const courierWords = Object.keys(statuses) as CourierWord[];

const short = (most: number) => v.nullish(v.pipe(v.string(), v.maxLength(most)), null);
const event = v.object({
  event_id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  status: v.picklist(courierWords),
  at: v.pipe(v.string(), v.isoTimestamp()),
  place: short(200),
  signer: short(100),
  reason: short(40),
});
type Event = v.InferOutput<typeof event>;

const notice = v.object({
  ...event.entries,
  reference: v.nullish(v.pipe(v.string(), v.uuid()), null),
  courier: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  tracking_number: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
});

const reasonOf = (word: string | null): FailReason =>
  failReasons.find((reason) => reason === word?.toUpperCase()) ?? "OTHER";

const newsOf = ({ event_id, status, at, place, signer, reason }: Event): TrackingNews => ({
  eventId: event_id,
  status: statuses[status],
  at: new Date(at),
  place: place ?? "",
  signerName: status === "delivered" ? signer : null,
  reason: status === "failed" ? reasonOf(reason) : null,
});

/** A notice in our words; null when it makes no sense. */
export function readNoticeBody(body: unknown): CourierWebhook | null {
  const read = v.safeParse(notice, body);
  if (!read.success) return null;
  const { reference, courier, tracking_number } = read.output;
  return { ...newsOf(read.output), parcelCode: reference, courierCode: courier, expressCode: tracking_number };
}

/** The events of a shipment in our words; null when they make no sense. */
export function readEvents(body: unknown): TrackingNews[] | null {
  const read = v.safeParse(v.object({ events: v.pipe(v.array(event), v.maxLength(500)) }), body);
  return read.success ? read.output.events.map(newsOf) : null;
}
