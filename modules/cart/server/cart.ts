import type { Locale } from "#kit/core/locale.ts";
import { type LiveSku, liveSkus } from "#modules/catalogue/server/index.ts";
import { pickupStocks } from "#modules/inventory/server/index.ts";
import type { RunningPromotion } from "#modules/promotion/server/index.ts";
import type { CartDeps } from "./cart-deps.ts";
import { readCartRows } from "./store/cart-query.ts";
import type { Line } from "./store/lines.ts";

/** An SKU with its live data and the promotions that apply to it. */
export type CartSku = LiveSku<RunningPromotion>;

/** A line with the live data of its SKU; null when the catalogue no longer has the SKU. */
export type CartLine = Line & {
  readonly goods: CartSku | null;
  /** Units that can be bought by the delivery method of this line. */
  readonly stock: number;
  /** Units of the same SKU with the same delivery method in other lines. */
  readonly elsewhere: number;
};

type ReadDeps = Pick<CartDeps, "database" | "clock" | "products" | "promotions">;

/** A cart as it is now (D-41): one statement, whatever the number of lines, and one more when the catalogue or the promotions have changed. */
export async function readCart(deps: ReadDeps, owner: string, locale: Locale): Promise<CartLine[]> {
  const { database, products, promotions, clock } = deps;
  const db = database.kysely;
  const rows = await readCartRows(db, { owner });
  const skus = await products.bySku(db, skuCodesOf(rows.lines), locale, rows.catalogueVersion);
  const active = await promotions.activeAt(db, clock.now(), rows.promotions);
  return joinLines(rows.lines, liveSkus(skus, { stock: rows.stock, promotions: active }, locale), rows.inStores);
}

/** These lines with the live data of their SKUs; one more statement than `readCart` when a line is picked up from a store. */
export async function withLiveSkus(deps: ReadDeps, lines: readonly Line[], locale: Locale): Promise<CartLine[]> {
  const db = deps.database.kysely;
  const pickedUp = lines.filter(({ deliveryMethod }) => deliveryMethod !== "homeDelivery");
  const [skus, inStores] = await Promise.all([
    deps.products.liveBySku(db, skuCodesOf(lines), locale),
    pickedUp.length === 0 ? new Map<string, number>() : pickupStocks(db, skuCodesOf(pickedUp)),
  ]);
  return joinLines(lines, skus, inStores);
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
  const pieces = new Map<string, number>();
  for (const line of lines) pieces.set(keyOf(line), (pieces.get(keyOf(line)) ?? 0) + line.quantity);
  return lines.map((line) => {
    const goods = skus.get(line.skuCode) ?? null;
    const stock =
      line.deliveryMethod === "homeDelivery" ? (goods?.offer.available ?? 0) : (inStores.get(line.skuCode) ?? 0);
    return { ...line, goods, stock, elsewhere: (pieces.get(keyOf(line)) ?? 0) - line.quantity };
  });
}

/** Whether a line can be bought at all; lines that cannot stay in the cart, disabled (D-41). */
export const isBuyable = ({ goods, stock }: CartLine): boolean => goods?.product.onSale === true && stock > 0;
