import type { Transaction } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { tooFew } from "../contract/add-problem.ts";
import { type LineProblem, lineProblem } from "../contract/line-problem.ts";
import type { CartDeps } from "./cart-deps.ts";
import { limitsOf } from "./line-limits.ts";
import { noProductLimit, productLimitOf, productLimitProblem } from "./product-limit.ts";
import { cartNow, deleteLine, findLine, lockCart, setQuantity } from "./store/lines.ts";

export type ChangeRefusal = LineProblem | { readonly code: "NOT_FOUND" };

type Shopper = { readonly owner: string; readonly caller: Caller; readonly locale: Locale };
type Change = { readonly lineId: string; readonly quantity: number };

/** Holds the caller's cart, and the one it went into when they have signed in meanwhile. */
async function lockOwnCarts(trx: Transaction<unknown>, requested: string, at: Date): Promise<string[]> {
  const mergedInto = await lockCart(trx, requested, at);
  if (mergedInto === null) return [requested];
  await lockCart(trx, mergedInto, at);
  return [mergedInto, requested];
}

/**
 * Sets how many pieces a line holds. Fewer is always possible; more only within what may be bought now, looked at while
 * the cart is held, so that requests that come at once cannot pass a limit together.
 */
export async function changeLine(
  deps: CartDeps,
  { owner: asked, caller, locale }: Shopper,
  { lineId, quantity }: Change,
): Promise<Result<null, ChangeRefusal>> {
  const { database, clock } = deps;
  const few = tooFew(quantity);
  if (few) return fail(few);
  const known = await findLine(database.kysely, [asked], lineId);
  const sku = known && (await deps.products.liveBySku(database.kysely, [known.skuCode], locale)).get(known.skuCode);
  const limits = known && sku ? await limitsOf(deps, sku, known.deliveryMethod, caller) : { stock: 0 };
  const productLimit = sku ? productLimitOf(sku.product) : noProductLimit;
  return inTransaction(database, async (trx) => {
    const owners = await lockOwnCarts(trx, asked, clock.now());
    const line = await findLine(trx, owners, lineId);
    if (!line) return fail({ code: "NOT_FOUND" });
    if (quantity > line.quantity) {
      const now = await cartNow(trx, owners[0] ?? asked, line, productLimit.skuCodes);
      const problem =
        lineProblem(sku?.product.onSale ? limits : { stock: 0 }, now.ofSku - now.inLine, quantity) ??
        productLimitProblem(productLimit, now.ofProduct - now.inLine, quantity);
      if (problem) return fail(problem);
    }
    if (quantity !== line.quantity) await setQuantity(trx, lineId, quantity);
    return ok(null);
  });
}

/** Takes a line out of the caller's cart. */
export async function removeLine(
  { database, clock }: CartDeps,
  requested: string,
  lineId: string,
): Promise<Result<null, { readonly code: "NOT_FOUND" }>> {
  return inTransaction(database, async (trx) => {
    const line = await findLine(trx, await lockOwnCarts(trx, requested, clock.now()), lineId);
    if (!line) return fail({ code: "NOT_FOUND" });
    await deleteLine(trx, lineId);
    return ok(null);
  });
}
