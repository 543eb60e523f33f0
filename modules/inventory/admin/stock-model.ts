import type {
  AdminStockHistoryResult,
  AdminStockOfSkuResult,
  AdminStockPlacesResult,
  AdminStockResult,
} from "./stock.graphql.gen.ts";

export type StockRowModel = AdminStockResult["adminStock"]["rows"][number];
export type SkuModel = StockRowModel["sku"];
export type LevelModel = StockRowModel["level"];
export type SkuStockModel = NonNullable<AdminStockOfSkuResult["adminStockOfSku"]>;
export type HistoryModel = AdminStockHistoryResult["adminStockHistory"];
export type PlaceModel = AdminStockPlacesResult["adminStockPlaces"][number];

/** "+2", "−3" or "0". */
export const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : "0");

/** The page of the order, count or transfer behind a movement; null when it has none. */
export function referencePath(cause: string, reference: string | null): string | null {
  if (reference === null || !/^[\w-]+$/.test(reference)) return null;
  if (cause === "counted") return `/admin/counts/${reference}`;
  if (cause === "transferIn" || cause === "transferOut") return `/admin/transfers/${reference}`;
  return ["shipped", "returned", "reserved"].includes(cause) ? `/admin/orders/${reference}` : null;
}
