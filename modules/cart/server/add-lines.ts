import type { Locale } from "#kit/core/locale.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { LiveSku } from "#modules/catalogue/server/index.ts";
import { lockMember } from "#modules/identity/server/index.ts";
import { pickupStocks } from "#modules/inventory/server/index.ts";
import { boughtInFlashSales } from "#modules/promotion/server/index.ts";
import type { DeliveryMethod } from "#modules/shipping/contract/delivery-method.ts";
import { mostInCart } from "../contract/add-problem.ts";
import { mostLines } from "../contract/constants.ts";
import type { CartDeps } from "./cart-deps.ts";
import { buyerKeyOf } from "./price-cart.ts";
import { growLines, type Line, lockCart, readLines } from "./store/lines.ts";

/** Something to be put into a cart for itself, as many of it as can be had. */
export type LineRequest = {
  readonly productCode: string;
  readonly skuCode: string;
  readonly quantity: number;
  /** How it travels, unless the cart holds a line of this SKU already: then it joins that one, and no SKU stands there twice. */
  readonly deliveryMethod: DeliveryMethod;
};

export type Added = {
  /** Pieces of each wish that went into the cart, in the order of the wishes. */
  readonly counts: readonly number[];
  /** Pieces in the cart afterwards. */
  readonly pieces: number;
};

type Buyer = { readonly owner: string; readonly caller: Caller; readonly locale: Locale };

/**
 * Puts many things into a cart at once, of each as many as its limits leave room for. The cart is held meanwhile, as by a
 * single addition. A fixed number of statements, however many wishes.
 */
export async function addLines(
  deps: CartDeps,
  { owner: asked, caller, locale }: Buyer,
  wishes: readonly LineRequest[],
): Promise<Added> {
  const most = await mostOf(deps, wishes, { caller, locale });
  return inTransaction(deps.database, async (trx) => {
    const at = deps.clock.now();
    const mergedInto = await lockCart(trx, asked, at);
    if (mergedInto) await lockCart(trx, mergedInto, at);
    const owner = mergedInto ?? asked;
    if (caller.kind === "member" && !(await lockMember(trx, caller.userCode))) throw new SessionInvalid(locale);
    const inCart = await readLines(trx, owner);
    const joined = wishes.map((wish) => joinExistingLine(wish, inCart));
    const counts = countsOf(joined, inCart, most);
    const grown = joined.flatMap((wish, index) => {
      const quantity = counts[index] ?? 0;
      return quantity > 0 ? [{ ...wish, id: deps.ids.uuid(), quantity, activityCode: "" }] : [];
    });
    await growLines(trx, owner, grown, at);
    const before = inCart.reduce((sum, { quantity }) => sum + quantity, 0);
    return { counts, pieces: before + counts.reduce((sum, count) => sum + count, 0) };
  });
}

/** The wish as the cart's own line of its SKU travels; as it was wished where there is none. */
export function joinExistingLine(
  wish: LineRequest,
  inCart: readonly Pick<Line, "skuCode" | "deliveryMethod" | "activityCode">[],
): LineRequest {
  const own = inCart.filter(({ skuCode, activityCode }) => skuCode === wish.skuCode && activityCode === "");
  const same = own.find(({ deliveryMethod }) => deliveryMethod === wish.deliveryMethod) ?? own[0];
  return same ? { ...wish, deliveryMethod: same.deliveryMethod } : wish;
}

const keyOf = ({ skuCode, deliveryMethod }: Pick<LineRequest, "skuCode" | "deliveryMethod">): string =>
  `${skuCode} ${deliveryMethod}`;

/** How much of each wish fits, the first ones first; a wish that would open a line too many gets nothing. */
export function countsOf(
  wishes: readonly LineRequest[],
  inCart: readonly Pick<Line, "skuCode" | "deliveryMethod" | "activityCode" | "quantity">[],
  most: (wish: LineRequest) => number,
): number[] {
  const held = new Map<string, number>();
  for (const line of inCart) held.set(keyOf(line), (held.get(keyOf(line)) ?? 0) + line.quantity);
  const own = new Set(inCart.filter(({ activityCode }) => activityCode === "").map(keyOf));
  let lines = inCart.length;
  return wishes.map((wish) => {
    const key = keyOf(wish);
    const before = held.get(key) ?? 0;
    const count = Math.max(0, Math.min(wish.quantity, most(wish) - before));
    if (count === 0 || (!own.has(key) && lines >= mostLines)) return 0;
    if (!own.has(key)) lines += 1;
    own.add(key);
    held.set(key, before + count);
    return count;
  });
}

/** How many of each a cart of this caller's may hold now; none of what is not sold any more. */
async function mostOf(
  deps: CartDeps,
  wishes: readonly LineRequest[],
  { caller, locale }: Pick<Buyer, "caller" | "locale">,
): Promise<(wish: LineRequest) => number> {
  const db = deps.database.kysely;
  const skuCodes = [...new Set(wishes.map(({ skuCode }) => skuCode))];
  const buyerKey = buyerKeyOf(caller);
  const [goods, inStores, bought] = await Promise.all([
    deps.products.liveBySku(db, skuCodes, locale),
    pickupStocks(db, skuCodes),
    buyerKey === null ? new Map<string, number>() : boughtInFlashSales(db, buyerKey, skuCodes),
  ]);
  return ({ skuCode, productCode, deliveryMethod }) => {
    const held = goods.get(skuCode);
    if (!held?.product.onSale || held.product.code !== productCode) return 0;
    const stock = deliveryMethod === "homeDelivery" ? held.offer.available : (inStores.get(skuCode) ?? 0);
    return mostInCart({ stock, ...flashSaleLimit(held, bought) });
  };
}

function flashSaleLimit({ offer: { flashSale, code } }: LiveSku, bought: ReadonlyMap<string, number>) {
  if (!flashSale || flashSale.maxPerUser === null) return {};
  return { purchaseLimit: flashSale.maxPerUser, bought: bought.get(`${flashSale.activityCode} ${code}`) ?? 0 };
}
