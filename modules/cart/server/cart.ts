import type { Locale } from "#kit/core/locale.ts";
import { goodsOfSkus, type HeldGoods } from "#modules/catalogue/server/index.ts";
import type { BasketLine } from "#modules/promotion/server/index.ts";
import type { CartDeps } from "./cart-deps.ts";
import { type Line, readLines } from "./store/lines.ts";

/** A line with what is known of its goods at this moment; null when their maker's list no longer has them. */
export type CartLine = Line & { readonly goods: HeldGoods | null };

/** A cart as it is now: prices, stock and promotions are read anew each time (D-41). Four statements, however many lines. */
export async function readCart(deps: CartDeps, owner: string, locale: Locale): Promise<CartLine[]> {
  const lines = await readLines(deps.database.kysely, owner);
  const goods = await goodsOfSkus(deps, [...new Set(lines.map((line) => line.skuCode))], locale);
  return lines.map((line) => ({ ...line, goods: goods.get(line.skuCode) ?? null }));
}

/** Whether a line can be bought at all; lines that cannot stay in the cart, disabled (D-41). */
export const isBuyable = ({ goods }: CartLine): boolean => goods?.product.onSale === true && goods.offer.available > 0;

/** The lines that count for promotions, as promotions see them. */
export const basketOf = (lines: readonly CartLine[]): BasketLine[] =>
  lines.flatMap((line) =>
    line.goods && isBuyable(line)
      ? [
          {
            activityCodes: line.goods.product.campaigns.map((campaign) => campaign.activityCode),
            quantity: line.quantity,
            price: line.goods.offer.currentPrice,
            along: line.activityCode !== "",
          },
        ]
      : [],
  );
