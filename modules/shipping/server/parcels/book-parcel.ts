import type { Kysely } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import type { OutboxHandler } from "#kit/postgres/outbox.ts";
import type { Logistics, ParcelAddress } from "../ports/logistics.ts";
import { parcelByCode, writeBooking } from "../store/parcels.ts";

/** Where a parcel goes and by which service, asked when it is booked: addresses do not lie about in the outbox. */
type Destination = {
  readonly to: ParcelAddress;
  /** As `JNE:REG`. */
  readonly service: string | null;
  readonly sourceCode: string;
};
export type DestinationOf = (db: Kysely<unknown>, reference: string) => Promise<Destination | null>;

export type BookingDeps = {
  readonly database: Database;
  readonly logistics: Logistics | null;
  readonly destinationOf: DestinationOf;
  /** Alerts staff: the courier refuses this parcel. */
  readonly alarm: (what: string, facts: Readonly<Record<string, string>>) => void;
};

/** Books a parcel and keeps the courier's number. Doing it twice is one booking: its name is the parcel's own code. */
export const bookParcel =
  ({ database, logistics, destinationOf, alarm }: BookingDeps): OutboxHandler =>
  async ({ payload }) => {
    const { code } = payload as { code: string };
    const parcel = await parcelByCode(database.kysely, code);
    if (!parcel || parcel.expressCode !== null) return;
    const destination = await destinationOf(database.kysely, parcel.reference);
    if (!logistics || !destination) {
      alarm("a parcel cannot be booked", { parcel: code, reason: logistics ? "NO_ADDRESS" : "NO_COURIER" });
      return;
    }
    const booked = await logistics.book({
      parcelCode: code,
      courierCode: parcel.courierCode,
      serviceCode: serviceAt(parcel.courierCode, destination.service),
      sourceCode: destination.sourceCode,
      to: destination.to,
      pieces: parcel.items.reduce((sum, { quantity }) => sum + quantity, 0),
    });
    if (booked.ok) return writeBooking(database.kysely, code, booked.value);
    // Thrown, so that the outbox tries again later.
    if (booked.error.code === "UNAVAILABLE") throw new Error(`the courier is unavailable: ${booked.error.reason}`);
    alarm("a courier refused a parcel", { parcel: code, reason: booked.error.reason });
  };

/** The service that was chosen, if it is one of this courier's. */
function serviceAt(courierCode: string, service: string | null): string | null {
  const [courier, code] = service?.split(":") ?? [];
  return courier === courierCode ? (code ?? null) : null;
}
