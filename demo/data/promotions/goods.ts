import type { DemoProduct } from "../catalogue/demo-product.ts";
import { planSkus } from "../catalogue/plan-skus.ts";
import { products } from "../catalogue/products.ts";

/** Products in stock without pre-order, by code: the demo's promotions use them deterministically. */
const ready = products
  .filter((product) => (product.stock ?? "plenty") === "plenty" && product.shipsFrom === undefined)
  .sort((one, other) => (one.code < other.code ? -1 : 1));

export const readyIn = (category: string): DemoProduct[] => ready.filter((product) => product.category === category);

export const currentPrice = ({ price, sale }: DemoProduct): number => sale ?? price;

/** The SKU with the middle size of a product. */
export function middleSku(product: DemoProduct): string {
  const skus = planSkus(product);
  const ofOneColour = skus.slice(0, skus.length / product.colours.length);
  return ofOneColour[Math.floor(ofOneColour.length / 2)]?.code ?? "";
}

/** The cheapest product of a category, for gifts. */
export const cheapestIn = (category: string): DemoProduct[] =>
  readyIn(category)
    .sort((one, other) => currentPrice(one) - currentPrice(other))
    .slice(0, 1);
