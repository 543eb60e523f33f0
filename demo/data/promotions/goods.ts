import type { DemoProduct } from "../catalogue/demo-product.ts";
import { planSkus } from "../catalogue/plan-skus.ts";
import { products } from "../catalogue/products.ts";

/** What is in stock and can be sent at once, by code: always the same goods take part in the demo's promotions. */
const ready = products
  .filter((product) => (product.stock ?? "plenty") === "plenty" && product.shipsFrom === undefined)
  .sort((one, other) => (one.code < other.code ? -1 : 1));

export const readyIn = (category: string): DemoProduct[] => ready.filter((product) => product.category === category);

export const currentPrice = ({ price, sale }: DemoProduct): number => sale ?? price;

/** The SKU in the middle of a product's sizes, the one most people wear. */
export function middleSku(product: DemoProduct): string {
  const skus = planSkus(product);
  const ofOneColour = skus.slice(0, skus.length / product.colours.length);
  return ofOneColour[Math.floor(ofOneColour.length / 2)]?.code ?? "";
}

/** The cheapest thing of a category, for giving away. */
export const cheapestIn = (category: string): DemoProduct[] =>
  readyIn(category)
    .sort((one, other) => currentPrice(one) - currentPrice(other))
    .slice(0, 1);
