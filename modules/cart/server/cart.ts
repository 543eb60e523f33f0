import type { Locale } from "#kit/core/locale.ts";
import { type LiveSku, liveSkus } from "#modules/catalogue/server/index.ts";
import type { RunningPromotion } from "#modules/promotion/server/index.ts";
import type { CartDeps } from "./cart-deps.ts";
import { readCartRows } from "./store/cart-query.ts";
import type { Line } from "./store/lines.ts";

/** An SKU with its live data and the promotions that apply to it. */
export type CartSku = LiveSku<RunningPromotion>;

/** A line with the live data of its SKU; null when the catalogue no longer has the SKU. */
export type CartLine = Line & {
  readonly sku: CartSku | null;
  /** Units that can be bought by the delivery method of this line. */
  readonly stock: number;
  /** Units of the same SKU with the same delivery method in other lines. */
  readonly elsewhere: number;
  /** Units of the same product in other lines, of any variant and delivery method. */
  readonly ofProductElsewhere: number;
};

type ReadDeps = Pick<CartDeps, "database" | "clock" | "products" | "promotions">;

/** A cart as it is now (D-41): one statement for any number of lines, and one more when the catalogue or the promotions have changed. */
export async function readCart(deps: ReadDeps, owner: string, locale: Locale): Promise<CartLine[]> {
  const { database, products, promotions, clock } = deps;
  const db = database.kysely;
  const rows = await readCartRows(db, { owner });
  const skus = await products.bySku(db, skuCodesOf(rows.lines), locale, rows.catalogueVersion);
  const at = clock.now();
  const active = await promotions.activeAt(db, at, rows.promotions);
  return joinLines(rows.lines, liveSkus(skus, { stock: rows.stock, promotions: active, at }, locale), rows.inStores);
}

/** Each SKU of these lines once. */
export const skuCodesOf = (lines: readonly Line[]): string[] => [...new Set(lines.map(({ skuCode }) => skuCode))];

/** Joins lines with the live data of their SKUs; `inStores` is the pickup stock by SKU. */
export function joinLines(
  lines: readonly Line[],
  skus: ReadonlyMap<string, CartSku>,
  inStores: ReadonlyMap<string, number>,
): CartLine[] {
  const keyOf = ({ skuCode, deliveryMethod }: Line) => `${skuCode} ${deliveryMethod}`;
  const units = new Map<string, number>();
  const ofProduct = new Map<string, number>();
  const productOf = (line: Line) => skus.get(line.skuCode)?.product.code ?? line.skuCode;
  for (const line of lines) {
    units.set(keyOf(line), (units.get(keyOf(line)) ?? 0) + line.quantity);
    ofProduct.set(productOf(line), (ofProduct.get(productOf(line)) ?? 0) + line.quantity);
  }
  return lines.map((line) => {
    const sku = skus.get(line.skuCode) ?? null;
    const stock =
      line.deliveryMethod === "homeDelivery" ? (sku?.offer.available ?? 0) : (inStores.get(line.skuCode) ?? 0);
    const elsewhere = (units.get(keyOf(line)) ?? 0) - line.quantity;
    return {
      ...line,
      sku,
      stock,
      elsewhere,
      ofProductElsewhere: (ofProduct.get(productOf(line)) ?? 0) - line.quantity,
    };
  });
}

/** Whether a line can be bought at all; lines that cannot stay in the cart, disabled (D-41). A checkout may have clipped one to nothing. */
export const isBuyable = ({ sku, stock, quantity }: CartLine): boolean =>
  sku?.product.onSale === true && stock > 0 && quantity > 0;
