import { type RawBuilder, sql } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { oncePer } from "#kit/core/once-per.ts";
import { fixedParts, type Places } from "#kit/postgres/fixed-statement.ts";
import {
  type Campaigns,
  goodsNow,
  goodsOfSkus,
  type HeldCampaignsValues,
  type HeldGoods,
  offersNowParts,
} from "#modules/catalogue/server/index.ts";
import { pickupStocks, pickupStocksOf } from "#modules/inventory/server/index.ts";
import { homeDelivery } from "../contract/constants.ts";
import type { CartDeps } from "./cart-deps.ts";
import { type Line, linesOf } from "./store/lines.ts";

/** A line with what is known of its goods at this moment; null when their maker's list no longer has them. */
export type CartLine = Line & {
  readonly goods: HeldGoods | null;
  /** Units that can be bought the way this line reaches the shopper. */
  readonly stock: number;
  /** Pieces of the same SKU that reach the shopper the same way, in other lines. */
  readonly elsewhere: number;
};

type Values = HeldCampaignsValues & { readonly owner: string };

/** The parts of a statement that tell a cart's lines, and how many of those that are fetched stores have. The owner is an expression. */
export const cartParts = (owner: RawBuilder<unknown>) => ({
  lines: linesOf(owner),
  inStores: pickupStocksOf(
    sql`array(select sku_code from cart.line where owner = ${owner} and distribution_type <> ${homeDelivery})`,
  ),
});

/** The SKUs in a cart, as an expression. */
export const skusInCart = (owner: RawBuilder<unknown>) =>
  sql`array(select distinct sku_code from cart.line where owner = ${owner})`;

const readNow = oncePer((campaigns: Campaigns) =>
  fixedParts(({ owner, knownEdition, since }: Places<Values>) => ({
    ...cartParts(owner),
    ...offersNowParts(campaigns, { knownEdition, since, skuCodes: skusInCart(owner) }),
  })),
);

/**
 * A cart as it is now: stock, promotions and which prices are written down are read anew each time (D-41). One statement, however many
 * lines, and one more for goods of which the process has not kept what is written down.
 */
export async function readCart(deps: CartDeps, owner: string, locale: Locale): Promise<CartLine[]> {
  const { database, campaigns, clock } = deps;
  const asked = campaigns.held.ask(clock.now());
  const now = await readNow(campaigns)(database.kysely, { ...asked.values, owner });
  const offers = { ...now, campaigns: asked.read(now.campaigns) };
  return linesWithGoods(now.lines, await goodsNow(deps, offers, skuCodesOf(now.lines), locale), now.inStores);
}

/** These lines with what is known of their goods now; one statement, and one more when something is to be fetched from a store. */
export async function withGoods(deps: CartDeps, lines: readonly Line[], locale: Locale): Promise<CartLine[]> {
  const fetched = lines.filter(({ distributionType }) => distributionType !== homeDelivery);
  const [goods, inStores] = await Promise.all([
    goodsOfSkus(deps, skuCodesOf(lines), locale),
    fetched.length === 0 ? new Map<string, number>() : pickupStocks(deps.database.kysely, skuCodesOf(fetched)),
  ]);
  return linesWithGoods(lines, goods, inStores);
}

/** Each SKU of these lines once. */
export const skuCodesOf = (lines: readonly Line[]): string[] => [...new Set(lines.map(({ skuCode }) => skuCode))];

/** Lines joined with what was read about their goods; `inStores` for those that are fetched. */
export function linesWithGoods(
  lines: readonly Line[],
  goods: ReadonlyMap<string, HeldGoods>,
  inStores: ReadonlyMap<string, number>,
): CartLine[] {
  const keyOf = ({ skuCode, distributionType }: Line) => `${skuCode} ${distributionType}`;
  const pieces = new Map<string, number>();
  for (const line of lines) pieces.set(keyOf(line), (pieces.get(keyOf(line)) ?? 0) + line.quantity);
  return lines.map((line) => {
    const held = goods.get(line.skuCode) ?? null;
    const stock =
      line.distributionType === homeDelivery ? (held?.offer.available ?? 0) : (inStores.get(line.skuCode) ?? 0);
    return { ...line, goods: held, stock, elsewhere: (pieces.get(keyOf(line)) ?? 0) - line.quantity };
  });
}

/** Whether a line can be bought at all; lines that cannot stay in the cart, disabled (D-41). */
export const isBuyable = ({ goods, stock }: CartLine): boolean => goods?.product.onSale === true && stock > 0;
