import type { Locale } from "#kit/core/locale.ts";
import { goodsOfSkus, type HeldGoods } from "#modules/catalogue/server/index.ts";
import { pickupStocks } from "#modules/inventory/server/index.ts";
import { homeDelivery } from "../contract/constants.ts";
import type { CartDeps } from "./cart-deps.ts";
import { type Line, readLines } from "./store/lines.ts";

/** A line with what is known of its goods at this moment; null when their maker's list no longer has them. */
export type CartLine = Line & {
  readonly goods: HeldGoods | null;
  /** Units that can be bought the way this line reaches the shopper. */
  readonly stock: number;
  /** Pieces of the same SKU that reach the shopper the same way, in other lines. */
  readonly elsewhere: number;
};

/**
 * A cart as it is now: prices, stock and promotions are read anew each time (D-41). Four statements, however many lines,
 * and one more when something is to be fetched from a store.
 */
export const readCart = async (deps: CartDeps, owner: string, locale: Locale): Promise<CartLine[]> =>
  withGoods(deps, await readLines(deps.database.kysely, owner), locale);

/** These lines with what is known of their goods now; three statements, or four. */
export async function withGoods(deps: CartDeps, lines: readonly Line[], locale: Locale): Promise<CartLine[]> {
  const fetched = lines.filter(({ distributionType }) => distributionType !== homeDelivery);
  const [goods, inStores] = await Promise.all([
    goodsOfSkus(deps, [...new Set(lines.map((line) => line.skuCode))], locale),
    fetched.length === 0
      ? new Map<string, number>()
      : pickupStocks(deps.database.kysely, [...new Set(fetched.map(({ skuCode }) => skuCode))]),
  ]);
  return lines.map((line) => {
    const held = goods.get(line.skuCode) ?? null;
    const stock =
      line.distributionType === homeDelivery ? (held?.offer.available ?? 0) : (inStores.get(line.skuCode) ?? 0);
    return { ...line, goods: held, stock, elsewhere: piecesElsewhere(lines, line) };
  });
}

const piecesElsewhere = (lines: readonly Line[], { id, skuCode, distributionType }: Line): number =>
  lines
    .filter((line) => line.id !== id && line.skuCode === skuCode && line.distributionType === distributionType)
    .reduce((sum, line) => sum + line.quantity, 0);

/** Whether a line can be bought at all; lines that cannot stay in the cart, disabled (D-41). */
export const isBuyable = ({ goods, stock }: CartLine): boolean => goods?.product.onSale === true && stock > 0;
