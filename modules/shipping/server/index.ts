export { shippingMigrations } from "./migration-source.ts";
export { askCourier, askJobName, shippingCron } from "./parcels/ask-courier.ts";
export { type BookingDeps, bookParcel, type DestinationOf } from "./parcels/book-parcel.ts";
export { bookingTopic, createParcel } from "./parcels/create-parcel.ts";
export type { ParcelListener, ParcelRecord } from "./parcels/parcel.ts";
export { type ReceiveTrackingDeps, receiveTracking } from "./parcels/receive-tracking.ts";
export { recordTracking } from "./parcels/record-tracking.ts";
export { pickupStores, pickupStoresOf } from "./pickup-stores.ts";
export type { Courier } from "./ports/courier.ts";
export type { Logistics, TrackingNews } from "./ports/logistics.ts";
export {
  leastFreight,
  offerFreight,
  type Parcel,
  quoteFreight,
} from "./quote-freight.ts";
export { type FreightTable, readFreightTable, versionedFreightTable } from "./store/freight-table.ts";
export { shippingInvariants } from "./store/invariants.ts";
export { forgetSigners, parcelsOf } from "./store/parcels.ts";
export { type Origins, originsOf, type RateDraft, type ServiceDraft, saveOrigins, saveRates } from "./store/rates.ts";
export { tableCourier } from "./table-courier.ts";
