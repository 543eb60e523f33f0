import { type RawBuilder, sql } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { memoizeByObject } from "#kit/core/memoize-by-object.ts";
import { type Params, preparedFragments } from "#kit/postgres/prepared-query.ts";
import {
  type Campaigns,
  type HeldCampaignsValues,
  type LiveSku,
  liveOfferFragments,
  liveSkusFrom,
  readLiveSkus,
} from "#modules/catalogue/server/index.ts";
import { pickupStocks, pickupStocksOf } from "#modules/inventory/server/index.ts";
import type { RunningPromotion } from "#modules/promotion/server/index.ts";
import type { CartDeps } from "./cart-deps.ts";
import { type Line, linesOf } from "./store/lines.ts";
import { homeDeliveryCode } from "./store/stored-line.ts";

/** An SKU with the promotions that run for it. */
export type CartSku = LiveSku<RunningPromotion>;

/** A line with the live data of its SKU; null when the catalogue no longer has the SKU. */
export type CartLine = Line & {
  readonly goods: CartSku | null;
  /** Units that can be bought the way this line reaches the shopper. */
  readonly stock: number;
  /** Pieces of the same SKU that reach the shopper the same way, in other lines. */
  readonly elsewhere: number;
};

type Values = HeldCampaignsValues & { readonly owner: string };

/** Fragments for a cart's lines and the pickup stock of those that are picked up. The owner is an expression. */
export const cartParts = (owner: RawBuilder<unknown>) => ({
  lines: linesOf(owner),
  inStores: pickupStocksOf(
    sql`array(select sku_code from cart.line where owner = ${owner} and distribution_type <> ${homeDeliveryCode})`,
  ),
});

/** The SKUs in a cart, as an expression. */
export const skusInCart = (owner: RawBuilder<unknown>) =>
  sql`array(select distinct sku_code from cart.line where owner = ${owner})`;

const readNow = memoizeByObject((campaigns: Campaigns) =>
  preparedFragments(({ owner, knownVersion, since }: Params<Values>) => ({
    ...cartParts(owner),
    ...liveOfferFragments(campaigns, { knownVersion, since, skuCodes: skusInCart(owner) }),
  })),
);

/**
 * A cart as it is now: stock, promotions and the versions of cached data are read each time (D-41). One statement, however many
 * lines, and one more for SKUs that are not in the product cache.
 */
export async function readCart(deps: CartDeps, owner: string, locale: Locale): Promise<CartLine[]> {
  const { database, campaigns, clock } = deps;
  const asked = campaigns.held.ask(clock.now());
  const now = await readNow(campaigns)(database.kysely, { ...asked.values, owner });
  const offers = { ...now, campaigns: asked.read(now.campaigns) };
  return linesWithGoods(now.lines, await liveSkusFrom(deps, offers, skuCodesOf(now.lines), locale), now.inStores);
}

/** These lines with the live data of their SKUs; one statement, and one more when something is picked up from a store. */
export async function withGoods(deps: CartDeps, lines: readonly Line[], locale: Locale): Promise<CartLine[]> {
  const fetched = lines.filter(({ deliveryMethod }) => deliveryMethod !== "homeDelivery");
  const [goods, inStores] = await Promise.all([
    readLiveSkus(deps, skuCodesOf(lines), locale),
    fetched.length === 0 ? new Map<string, number>() : pickupStocks(deps.database.kysely, skuCodesOf(fetched)),
  ]);
  return linesWithGoods(lines, goods, inStores);
}

/** Each SKU of these lines once. */
export const skuCodesOf = (lines: readonly Line[]): string[] => [...new Set(lines.map(({ skuCode }) => skuCode))];

/** Joins lines with the live data of their SKUs; `inStores` for those that are picked up. */
export function linesWithGoods(
  lines: readonly Line[],
  goods: ReadonlyMap<string, CartSku>,
  inStores: ReadonlyMap<string, number>,
): CartLine[] {
  const keyOf = ({ skuCode, deliveryMethod }: Line) => `${skuCode} ${deliveryMethod}`;
  const pieces = new Map<string, number>();
  for (const line of lines) pieces.set(keyOf(line), (pieces.get(keyOf(line)) ?? 0) + line.quantity);
  return lines.map((line) => {
    const held = goods.get(line.skuCode) ?? null;
    const stock =
      line.deliveryMethod === "homeDelivery" ? (held?.offer.available ?? 0) : (inStores.get(line.skuCode) ?? 0);
    return { ...line, goods: held, stock, elsewhere: (pieces.get(keyOf(line)) ?? 0) - line.quantity };
  });
}

/** Whether a line can be bought at all; lines that cannot stay in the cart, disabled (D-41). */
export const isBuyable = ({ goods, stock }: CartLine): boolean => goods?.product.onSale === true && stock > 0;
