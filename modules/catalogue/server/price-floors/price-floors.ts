import type { Kysely } from "kysely";
import { floorOf, isLoweredBelow, type PriceFloor } from "../../contract/product/price-floor.ts";
import type { PriceFloorRule } from "../records/product-record/check-price-floor.ts";
import { highestPrice, readPriceHistory } from "../records/product-record/price-history.ts";
import { readCurrentPrices } from "../store/current-prices.ts";

/** The floor of an SKU, with its price now. */
type SkuFloor = PriceFloor & { readonly now: number | undefined };

/** The floors of these SKUs by code, as the product record knows them. Unknown SKUs have none. Two statements. */
export async function readPriceFloors(
  db: Kysely<unknown>,
  skuCodes: readonly string[],
  { percent, clock }: PriceFloorRule,
): Promise<ReadonlyMap<string, SkuFloor>> {
  const skus = skuCodes.length === 0 ? [] : await readCurrentPrices(db, skuCodes);
  if (skus.length === 0) return new Map();
  const history = await readPriceHistory(db, [...new Set(skus.map(({ product }) => product))], clock);
  return new Map(
    skus.map(({ code, product, price }) => {
      const now = price ?? undefined;
      return [code, { percent, now, highest: highestPrice(history, { product, code, price: now }) }];
    }),
  );
}

/** A price that needs a second person, and the lowest one that does not. */
export type PriceBelowFloor = { readonly skuCode: string; readonly price: number; readonly floor: number };

/** Those of the prices, by SKU code, that would lower a price below its floor. */
export const belowFloors = (
  prices: ReadonlyMap<string, number>,
  floors: ReadonlyMap<string, SkuFloor>,
): readonly PriceBelowFloor[] =>
  [...prices].flatMap(([skuCode, price]) => {
    const floor = floors.get(skuCode);
    if (!floor || !isLoweredBelow(price, floor.now, floor)) return [];
    return [{ skuCode, price, floor: floorOf(floor) ?? price }];
  });
