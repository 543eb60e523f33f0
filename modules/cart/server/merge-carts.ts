import type { Transaction } from "kysely";
import { fallbackLocale } from "#kit/core/locale.ts";
import { purchaseLimitsOf } from "#modules/catalogue/server/index.ts";
import { pickupStocks } from "#modules/inventory/server/index.ts";
import { memberBuyerKey } from "#modules/promotion/contract/buyer-key.ts";
import { boughtInFlashSales } from "#modules/promotion/server/index.ts";
import { mostInCart } from "../contract/add-problem.ts";
import type { CartDeps } from "./cart-deps.ts";
import { guestCart, memberCart } from "./cart-owner.ts";
import { linesInBothCarts, planMerge } from "./merge-plan.ts";
import type { SkuLimit } from "./product-room.ts";
import { type LineKey, lockCart, readLines } from "./store/lines.ts";
import { insertClippedLines, replaceGuestLines } from "./store/merge.ts";

type Merge = { readonly guestId: string; readonly userCode: string };

/**
 * Puts a guest's cart into a member's and empties it, in the caller's transaction (D-41). Doing it again changes nothing,
 * and what is still on its way into the guest's cart follows into the member's.
 */
export async function mergeCarts(
  trx: Transaction<unknown>,
  deps: Pick<CartDeps, "clock" | "products">,
  { guestId, userCode }: Merge,
): Promise<void> {
  const [from, to] = [guestCart(guestId), memberCart(userCode)];
  const at = deps.clock.now();
  // Always the guest's first, as additions do: two transactions never wait for each other.
  await lockCart(trx, from, at);
  await lockCart(trx, to, at);
  const [guest, member] = [await readLines(trx, from), await readLines(trx, to)];
  const most = await mostOf(trx, deps, linesInBothCarts(guest, member), userCode);
  // One statement more, and none when one of the carts is empty: then nothing is added up.
  const limits =
    guest.length === 0 || member.length === 0
      ? new Map<string, SkuLimit>()
      : await purchaseLimitsOf(trx, [...new Set([...guest, ...member].map(({ skuCode }) => skuCode))]);
  const { write, clipped } = planMerge(guest, member, most, (skuCode) => limits.get(skuCode) ?? null);
  await replaceGuestLines(trx, { from, to, lines: write });
  if (clipped.length > 0) await insertClippedLines(trx, to, clipped, at);
}

/** How many of each may be bought now. Four statements, however many lines, and none when the carts have nothing in common. */
async function mostOf(
  trx: Transaction<unknown>,
  deps: Pick<CartDeps, "clock" | "products">,
  keys: readonly LineKey[],
  userCode: string,
): Promise<(key: LineKey) => number> {
  if (keys.length === 0) return () => 0;
  const skuCodes = [...new Set(keys.map(({ skuCode }) => skuCode))];
  // Read by the transaction itself: a second connection for each login would run the pool dry.
  const skus = await deps.products.liveBySku(trx, skuCodes, fallbackLocale);
  const fetched = await pickupStocks(trx, skuCodes);
  const bought = await boughtInFlashSales(trx, memberBuyerKey(userCode), skuCodes);
  return ({ skuCode, deliveryMethod }) => {
    const held = skus.get(skuCode);
    if (!held?.product.onSale) return 0;
    const stock = deliveryMethod === "homeDelivery" ? held.offer.available : (fetched.get(skuCode) ?? 0);
    const { flashSale } = held.offer;
    if (!flashSale || flashSale.maxPerUser === null) return mostInCart({ stock });
    const before = bought.get(`${flashSale.activityCode} ${skuCode}`) ?? 0;
    return mostInCart({ stock, purchaseLimit: flashSale.maxPerUser, bought: before });
  };
}
