import type { Kysely } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import { type FieldChange, type Json, pathOf, type RecordState, valueAt } from "#kit/core/fields/field-changes.ts";
import { changesSinceMoment } from "#kit/postgres/records/journal.ts";

const days = 30;

/** Journal entries of one product, the newest first. `approved`: a second person agreed. */
type Entry = { readonly approved: boolean; readonly changes: readonly FieldChange[] };
export type PriceHistory = ReadonlyMap<string, readonly Entry[]>;

/** What the last 30 days have changed about these products, by product code. One statement. */
export async function readPriceHistory(
  db: Kysely<unknown>,
  productCodes: readonly string[],
  clock: Clock,
): Promise<PriceHistory> {
  const since = new Date(clock.now().getTime() - days * 86_400_000);
  return Map.groupBy(await changesSinceMoment(db, "product", productCodes, since), ({ id }) => id);
}

type PricedSku = { readonly product: string; readonly code: string; readonly price: number | undefined };

/** The highest of the price now and those before it, back to the last one that was approved. */
export function highestPrice(history: PriceHistory, { product, code, price: now }: PricedSku): number | undefined {
  const prices = now === undefined ? [] : [now];
  const price = pathOf("skus", code, "price");
  for (const { approved, changes } of history.get(product) ?? []) {
    const touched = changes.filter(({ path }) => path === price || price.startsWith(`${path}/`));
    if (touched.length > 0 && approved) break;
    for (const { path, before } of touched) {
      const value = priceIn(path, before, price);
      if (typeof value === "number") prices.push(value);
    }
  }
  return prices.length === 0 ? undefined : Math.max(...prices);
}

/** The price inside the value of a field, or of the item or group around it. */
const priceIn = (path: string, value: Json | undefined, price: string): Json | undefined =>
  path === price || value === undefined ? value : valueAt(value as RecordState, price.slice(path.length + 1));
