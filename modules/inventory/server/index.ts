export {
  releaseStock,
  reserveStock,
  sellStock,
  takeLinesBack,
  takeStockBack,
} from "./holds/reserve-stock.ts";
export { inventoryMigrations } from "./migration-source.ts";
export { readAvailability } from "./store/availability.ts";
export { holdsOf } from "./store/holds.ts";
export { inventoryInvariants } from "./store/invariants.ts";
export { pickupStock, pickupStocks, pickupStocksOf } from "./store/pickup-stock.ts";
export { type SourceStock, stockAtSourcesOf } from "./store/source-stock.ts";
export { saveSources } from "./store/sources.ts";
export { type ChannelStock, channelStock, channelStockOf, saveStock, stockFingerprint } from "./store/stock.ts";
export { storesHolding } from "./store/stores-holding.ts";
