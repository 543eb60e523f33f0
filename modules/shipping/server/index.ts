export { shippingMigrations } from "./migration-source.ts";
export { type PickupDeps, pickupStores } from "./pickup-stores.ts";
export type { Courier, CourierRate, CourierRequest } from "./ports/courier.ts";
export { type FreightDeps, type FreightRefusal, leastFreight, type Parcel, quoteFreight } from "./quote-freight.ts";
export { type RateDraft, type ServiceDraft, saveOrigins, saveRates } from "./store/rates.ts";
export { tableCourier } from "./table-courier.ts";
