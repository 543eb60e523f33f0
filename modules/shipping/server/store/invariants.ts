import type { Invariant } from "#kit/postgres/invariants.ts";

/** Conditions across the rows of parcels, which no constraint of a single row can check. */
export const shippingInvariants: readonly Invariant[] = [
  {
    name: "no parcel is empty",
    broken: `
      select parcel.code::text as id from shipping.parcel
      where not exists (select from shipping.parcel_item where parcel_code = parcel.code)`,
  },
  {
    name: "every parcel stands where something told of it left it",
    broken: `
      select parcel.code::text as id from shipping.parcel
      where (parcel.status = 'booked') = exists (
          select from shipping.tracking_event where parcel_code = parcel.code)
        or (parcel.status <> 'booked' and not exists (
          select from shipping.tracking_event as event
          where event.parcel_code = parcel.code and event.status = parcel.status))`,
  },
];
