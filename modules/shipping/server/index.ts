export { shippingAdminModule } from "./admin-module.ts";
export { guardedCourier } from "./guarded-courier.ts";
export { shippingMigrations } from "./migration-source.ts";
export {
  leastFreight,
  offerFreight,
  type Parcel,
} from "./offer-freight.ts";
export { type BookingDeps, bookParcel, type DestinationOf } from "./parcels/book-parcel.ts";
export { bookingTopic, createParcel } from "./parcels/create-parcel.ts";
export type { ParcelListener, ParcelRecord } from "./parcels/parcel.ts";
export { pollCourier, pollJobName, shippingCron } from "./parcels/poll-courier.ts";
export { type ReceiveTrackingDeps, receiveTracking } from "./parcels/receive-tracking.ts";
export { recordTracking } from "./parcels/record-tracking.ts";
export type { Courier } from "./ports/courier.ts";
export type { Logistics, TrackingReport } from "./ports/logistics.ts";
export { rateTableCourier } from "./rate-table-courier.ts";
export { stockPlaceRecord } from "./records/place-record.ts";
export { courierServiceRecord } from "./records/service-record.ts";
export { parcelUnitsForAudit as parcelPiecesForAudit } from "./store/audit-relations.ts";
export {
  type FreightReader,
  type FreightTable,
  freightReader,
  freightVersion,
  readFreightTable,
} from "./store/freight-table.ts";
export { shippingInvariants } from "./store/invariants.ts";
export { forgetSigners, parcelsOf } from "./store/parcels.ts";
export { pickupStoresOf } from "./store/pickup-stores.ts";
export {
  type Origins,
  originsAmong,
  originsOf,
  type RateDraft,
  type ServiceDraft,
  saveOrigins,
  saveRates,
} from "./store/rates.ts";
