export { inventoryMigrations } from "./migration-source.ts";
export { pickupStock, pickupStocks } from "./store/pickup-stock.ts";
export { type SourceStock, stockAtSources } from "./store/source-stock.ts";
export { type SourceDraft, saveSources } from "./store/sources.ts";
export { type ChannelStock, channelStock, saveStock } from "./store/stock.ts";
