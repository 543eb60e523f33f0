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
import { productLimitOf } from "./product-limit.ts";
import { productRoom, type SkuLimit } from "./product-room.ts";
import { growLines, type Line, lockCart, readLines } from "./store/lines.ts";

/** A SKU to add to a cart, up to the quantity its limits allow. */
export type LineRequest = {
  readonly productCode: string;
  readonly skuCode: string;
  readonly quantity: number;
  /** Used when the cart has no line of this SKU; otherwise the existing line grows, so that no SKU has two lines. */
  readonly deliveryMethod: DeliveryMethod;
};

export type Added = {
  /** Pieces added for each request, in the order of the requests. */
  readonly counts: readonly number[];
  /** Pieces in the cart afterwards. */
  readonly pieces: number;
};

type Buyer = { readonly owner: string; readonly caller: Caller; readonly locale: Locale };

/**
 * Adds many SKUs to a cart, each up to its limits. The cart's row is locked meanwhile, as by a single addition. A fixed number
 * of statements for any number of requests.
 */
export async function addLines(
  deps: CartDeps,
  { owner: asked, caller, locale }: Buyer,
  requests: readonly LineRequest[],
): Promise<Added> {
  const { most, limitOf } = await limitsOfRequests(deps, requests, { caller, locale });
  return inTransaction(deps.database, async (trx) => {
    const at = deps.clock.now();
    const mergedInto = await lockCart(trx, asked, at);
    if (mergedInto) await lockCart(trx, mergedInto, at);
    const owner = mergedInto ?? asked;
    if (caller.kind === "member" && !(await lockMember(trx, caller.userCode))) throw new SessionInvalid(locale);
    const inCart = await readLines(trx, owner);
    const joined = requests.map((request) => joinExistingLine(request, inCart));
    const counts = countsOf(joined, inCart, most, limitOf);
    const grown = joined.flatMap((request, index) => {
      const quantity = counts[index] ?? 0;
      return quantity > 0 ? [{ ...request, id: deps.ids.uuid(), quantity, activityCode: "" }] : [];
    });
    await growLines(trx, owner, grown, at);
    const before = inCart.reduce((sum, { quantity }) => sum + quantity, 0);
    return { counts, pieces: before + counts.reduce((sum, count) => sum + count, 0) };
  });
}

/** The request with the delivery method of the cart's line of this SKU; unchanged when there is none. */
function joinExistingLine(
  request: LineRequest,
  inCart: readonly Pick<Line, "skuCode" | "deliveryMethod" | "activityCode">[],
): LineRequest {
  const own = inCart.filter(({ skuCode, activityCode }) => skuCode === request.skuCode && activityCode === "");
  const same = own.find(({ deliveryMethod }) => deliveryMethod === request.deliveryMethod) ?? own[0];
  return same ? { ...request, deliveryMethod: same.deliveryMethod } : request;
}

const keyOf = ({ skuCode, deliveryMethod }: Pick<LineRequest, "skuCode" | "deliveryMethod">): string =>
  `${skuCode} ${deliveryMethod}`;

/** The product with a limit per order that an SKU belongs to; null for an SKU without one. */
type LimitOf = (skuCode: string) => SkuLimit | null;

/** How many pieces of each request fit, in order; a request that would exceed the number of lines gets none. */
export function countsOf(
  requests: readonly LineRequest[],
  inCart: readonly Pick<Line, "skuCode" | "deliveryMethod" | "activityCode" | "quantity">[],
  most: (request: LineRequest) => number,
  limitOf: LimitOf = () => null,
): number[] {
  const units = new Map<string, number>();
  for (const line of inCart) units.set(keyOf(line), (units.get(keyOf(line)) ?? 0) + line.quantity);
  const room = productRoom(inCart, limitOf);
  const own = new Set(inCart.filter(({ activityCode }) => activityCode === "").map(keyOf));
  let lines = inCart.length;
  return requests.map((request) => {
    const key = keyOf(request);
    const before = units.get(key) ?? 0;
    const count = Math.max(0, Math.min(request.quantity, most(request) - before, room.left(request.skuCode)));
    if (count === 0 || (!own.has(key) && lines >= mostLines)) return 0;
    if (!own.has(key)) lines += 1;
    own.add(key);
    units.set(key, before + count);
    room.take(request.skuCode, count);
    return count;
  });
}

/** The most pieces of each request that the caller's cart may hold now, 0 for products no longer sold; and limits of whole products. */
async function limitsOfRequests(
  deps: CartDeps,
  requests: readonly LineRequest[],
  { caller, locale }: Pick<Buyer, "caller" | "locale">,
): Promise<{ most: (request: LineRequest) => number; limitOf: LimitOf }> {
  const db = deps.database.kysely;
  const skuCodes = [...new Set(requests.map(({ skuCode }) => skuCode))];
  const buyerKey = buyerKeyOf(caller);
  const [skus, inStores, bought] = await Promise.all([
    deps.products.liveBySku(db, skuCodes, locale),
    pickupStocks(db, skuCodes),
    buyerKey === null ? new Map<string, number>() : boughtInFlashSales(db, buyerKey, skuCodes),
  ]);
  const most = ({ skuCode, productCode, deliveryMethod }: LineRequest) => {
    const found = skus.get(skuCode);
    if (!found?.product.onSale || found.product.code !== productCode) return 0;
    const stock = deliveryMethod === "homeDelivery" ? found.offer.available : (inStores.get(skuCode) ?? 0);
    return mostInCart({ stock, ...flashSaleLimit(found, bought) });
  };
  const limits = new Map<string, SkuLimit>();
  for (const { product } of skus.values()) {
    const { limit, skuCodes: variants } = productLimitOf(product);
    if (limit !== null) for (const code of variants) limits.set(code, { productCode: product.code, limit });
  }
  return { most, limitOf: (skuCode) => limits.get(skuCode) ?? null };
}

function flashSaleLimit({ offer: { flashSale, code } }: LiveSku, bought: ReadonlyMap<string, number>) {
  if (!flashSale || flashSale.maxPerUser === null) return {};
  return { purchaseLimit: flashSale.maxPerUser, bought: bought.get(`${flashSale.activityCode} ${code}`) ?? 0 };
}
