import type { SkuLabel } from "../ports/sku-catalogue.ts";
import type { CountLine } from "../store/count-lines.ts";
import type { StockCount } from "../store/counts.ts";
import type { Place } from "../store/places.ts";
import { labelOnWire } from "./stock-wire.ts";

export const countOnWire = (count: StockCount, places: readonly Place[]) => ({
  ...count,
  sourceName: places.find(({ code }) => code === count.sourceCode)?.name ?? count.sourceCode,
  startedAt: count.startedAt.toISOString(),
  endedAt: count.endedAt?.toISOString() ?? null,
});

export const countLineOnWire = (
  { skuCode, countedAt, counted, expected, ...line }: CountLine,
  labels: ReadonlyMap<string, SkuLabel>,
) => ({
  sku: labelOnWire(skuCode, labels),
  ...line,
  counted,
  expected,
  difference: counted - expected,
  countedAt: countedAt.toISOString(),
});
