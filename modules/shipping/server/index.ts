export { shippingMigrations } from "./migration-source.ts";
export { askCourier, askJobName, shippingCron } from "./parcels/ask-courier.ts";
export { type BookingDeps, bookParcel, type Destination, type DestinationOf } from "./parcels/book-parcel.ts";
export { bookingTopic, type CreateParcelDeps, createParcel, type NewParcel } from "./parcels/create-parcel.ts";
export type { ParcelItem, ParcelListener, ParcelRecord, TrackingEvent } from "./parcels/parcel.ts";
export { type ReceiveTrackingDeps, receiveTracking } from "./parcels/receive-tracking.ts";
export { recordTracking, type TrackingDeps } from "./parcels/record-tracking.ts";
export { type PickupDeps, pickupStores, pickupStoresOf } from "./pickup-stores.ts";
export type { Courier, CourierRate, CourierRequest } from "./ports/courier.ts";
export type { Logistics, TrackingNews } from "./ports/logistics.ts";
export {
  type FreightDeps,
  type FreightRefusal,
  leastFreight,
  offerFreight,
  type Parcel,
  quoteFreight,
} from "./quote-freight.ts";
export { type FreightTable, freightNews, readFreightTable } from "./store/freight-table.ts";
export { shippingInvariants } from "./store/invariants.ts";
export { forgetSigners, parcelsOf } from "./store/parcels.ts";
export { type Origins, originsOf, type RateDraft, type ServiceDraft, saveOrigins, saveRates } from "./store/rates.ts";
export { tableCourier } from "./table-courier.ts";
