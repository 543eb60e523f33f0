import { stockLevels } from "../../contract/stock-levels.ts";
import type { SkuLabel } from "../ports/sku-catalogue.ts";
import type { Place } from "../store/places.ts";
import type { StockRow } from "../store/stock-list.ts";

/** The label of an SKU that the catalogue no longer has. */
const unknown = (skuCode: string): SkuLabel => ({
  skuCode,
  productCode: "",
  name: skuCode,
  options: "",
  barcode: "",
  picture: null,
});

export const labelOnWire = (skuCode: string, labels: ReadonlyMap<string, SkuLabel>): SkuLabel =>
  labels.get(skuCode) ?? unknown(skuCode);

/** The stock of one SKU at one place. */
export const levelOnWire = (row: StockRow, places: readonly Place[]) => ({
  sourceCode: row.sourceCode,
  sourceName: places.find(({ code }) => code === row.sourceCode)?.name ?? row.sourceCode,
  ...stockLevels(row),
  incoming: row.incoming,
  safety: row.safety,
  shelf: row.shelf,
});

export const rowOnWire = (row: StockRow, places: readonly Place[], labels: ReadonlyMap<string, SkuLabel>) => ({
  sku: labelOnWire(row.skuCode, labels),
  level: levelOnWire(row, places),
});
