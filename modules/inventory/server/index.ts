export { inventoryAdminModule } from "./admin-module.ts";
export {
  releaseStock,
  reserveStock,
  sellStock,
  shipStock,
  takeLinesBack,
  takeStockBack,
} from "./holds/reserve-stock.ts";
export { inventoryMigrations } from "./migration-source.ts";
export type { SkuCatalogue, SkuLabel } from "./ports/sku-catalogue.ts";
export { stockRecord } from "./stock/stock-record.ts";
export { readAvailability } from "./store/availability.ts";
export { holdsOf } from "./store/holds.ts";
export { inventoryInvariants } from "./store/invariants.ts";
export { pickupStock, pickupStocks, pickupStocksOf } from "./store/pickup-stock.ts";
export { type Place, readPlaces } from "./store/places.ts";
export { shelvesAt } from "./store/shelves.ts";
export { hasUnits, sellableUnits, sellableUnitsIn, stockedSkus, unitsAtPlaces } from "./store/sku-units.ts";
export { type SourceStock, stockAtSourcesOf } from "./store/source-stock.ts";
export {
  deleteSources,
  placesAmong,
  placesWithStock,
  readSources,
  saveSources,
} from "./store/sources.ts";
export { type ChannelStock, channelStock, channelStockOf, saveStock, stockFingerprint } from "./store/stock.ts";
export { countLowStock } from "./store/stock-list.ts";
export { firstWarehouse, stockCodes } from "./store/stock-states.ts";
export { storesHolding } from "./store/stores-holding.ts";
