import { seededRandom } from "#kit/core/seeded-random.ts";
import type { SkuDraft } from "#modules/catalogue/contract/drafts.ts";
import { brands } from "./brands.ts";
import type { DemoProduct } from "./demo-product.ts";
import { sizeRuns } from "./sizes.ts";

/** The two warehouses of the demo shop; an order from both becomes two orders. */
export const warehouses = ["WH01", "WH02"] as const;

/** The last digit of a bar code: what makes its weighted sum a multiple of ten. */
export function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

const sizeInCode = (size: string) => size.replace(/^EU /, "").replace(/\s/g, "").toUpperCase();

/** About half of the price; one product in eight came without a supplier's bill. */
function costOf({ code, price }: DemoProduct): number | undefined {
  const random = seededRandom(`cost of ${code}`);
  return random() < 0.125 ? undefined : Math.round((price * (0.45 + random() * 0.15)) / 500) * 500;
}

/** Every colour in every size, numbered in the order they are written down. */
export function planSkus(product: DemoProduct): SkuDraft[] {
  const sizes: readonly (string | null)[] = product.sizes ? sizeRuns[product.sizes] : [null];
  const maker = String(Object.keys(brands).indexOf(product.brand) + 1).padStart(2, "0");
  const choices = product.colours.flatMap((colour) => sizes.map((size) => ({ colour, size })));
  const [length, width, height] = product.box;
  const cost = costOf(product);
  return choices.map(({ colour, size }, index) => {
    const number = `${maker}${product.code.slice(3)}${String(index + 1).padStart(3, "0")}`;
    const bars = `899${number}`;
    return {
      code: [product.code, colour.toUpperCase(), ...(size ? [sizeInCode(size)] : [])].join("-"),
      number,
      extCode: `${product.brand}/${product.code.slice(3)}/${index + 1}`,
      barcode: `${bars}${checkDigit(bars)}`,
      options: {
        ...(product.colours.length > 1 ? { s_color: colour } : {}),
        ...(size ? { s_size: size } : {}),
      },
      price: product.price,
      salePrice: product.sale ?? product.price,
      ...(cost === undefined ? {} : { cost }),
      grams: product.grams,
      box: [length * 10, width * 10, height * 10],
      shipsFrom: product.shipsFrom ?? null,
    };
  });
}

export type PlannedStock = { skuCode: string; sourceCode: string; quantity: number; sold: number };

/** How many of each SKU there are, in warehouses and stores: always the same numbers for the same product. */
export function planStock(product: DemoProduct, storeCodes: readonly string[]): PlannedStock[] {
  const random = seededRandom(`stock of ${product.code}`);
  const whole = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  // One maker in four delivers to the second warehouse, so that some baskets are sent from two places.
  const home = Number(product.code.slice(3)) % 4 === 0 ? warehouses[1] : warehouses[0];
  return planSkus(product).flatMap(({ code: skuCode }, index) => {
    const gone = product.stock === "none" || (product.stock === "mixed" && index % 3 === 0);
    const left = gone ? 0 : product.stock === "few" ? whole(1, 4) : whole(18, 140);
    const sold = whole(3, 60);
    const inStores = storeCodes
      .filter(() => random() < 0.45)
      .map((sourceCode) => ({ skuCode, sourceCode, quantity: gone ? 0 : whole(1, 9), sold: 0 }));
    return [{ skuCode, sourceCode: home, quantity: left + sold, sold }, ...inStores];
  });
}
