import type { RandomChoices } from "./random-choices.ts";
import { stockName } from "./stock-rows.ts";

type StockedSku = { readonly skuCode: string; readonly sourceCode: string; readonly units: number };
export type ChosenSku = { readonly skuCode: string; readonly sourceCode: string; readonly quantity: number };

/** Units that must stay for shoppers of today. */
const reserve = 2;

/**
 * Chooses products of one place. The first products of the list sell most. Orders that still hold their units take no more than are there;
 * what has left was delivered before.
 */
export function productChooser(
  random: RandomChoices,
  skus: readonly StockedSku[],
  productOf: (skuCode: string) => string,
) {
  const left = new Map(skus.map((sku) => [stockName(sku), sku.units]));
  const places = [...Map.groupBy(skus, ({ sourceCode }) => sourceCode)].map(([sourceCode, stocked]) => {
    const products = [...Map.groupBy(stocked, ({ skuCode }) => productOf(skuCode)).values()];
    const weighted = products.map((ofProduct, rank) => [ofProduct, 1 / (rank + 6)] as const);
    return [{ sourceCode, weighted }, products.length] as const;
  });
  return ({ products, holdsUnits }: { readonly products: number; readonly holdsUnits: boolean }): ChosenSku[] => {
    const { weighted } = random.weighted(places);
    const chosen = new Map<string, ChosenSku>();
    for (let tries = 0; chosen.size < products && tries < 40; tries += 1) {
      const sku = random.pick(random.weighted(weighted));
      const quantity = random.weighted([
        [1, 8],
        [2, 2],
      ] as const);
      const units = left.get(stockName(sku)) ?? 0;
      if (holdsUnits && units - quantity < reserve) continue;
      if (chosen.has(productOf(sku.skuCode))) continue;
      if (holdsUnits) left.set(stockName(sku), units - quantity);
      chosen.set(productOf(sku.skuCode), { skuCode: sku.skuCode, sourceCode: sku.sourceCode, quantity });
    }
    return [...chosen.values()];
  };
}
