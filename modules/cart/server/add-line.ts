import type { Locale } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { goodsOfSkus } from "#modules/catalogue/server/index.ts";
import { keepMember } from "#modules/identity/server/index.ts";
import { isSoldAlong } from "#modules/promotion/server/index.ts";
import { type AddProblem, addProblem } from "../contract/add-problem.ts";
import { type DistributionType, mostLines } from "../contract/constants.ts";
import type { CartDeps } from "./cart-deps.ts";
import { limitsOf } from "./line-limits.ts";
import { cartNow, growLine, holdCart } from "./store/lines.ts";

export type Addition = {
  readonly productCode: string;
  readonly skuCode: string;
  readonly quantity: number;
  readonly distributionType: DistributionType;
  /** The purchase-with-purchase offer that sells it along; empty for what is bought for itself. */
  readonly activityCode: string;
};

export type AddRefusal = AddProblem | { readonly code: "NOT_FOUND" } | { readonly code: "CART_FULL" };

type Buyer = { readonly owner: string; readonly caller: Caller; readonly locale: Locale };

/**
 * Puts pieces into a cart, all of them or none. The cart is held while its limits are looked at, so requests that come
 * at once cannot pass them together.
 */
export async function addLine(
  deps: CartDeps,
  { owner: asked, caller, locale }: Buyer,
  addition: Addition,
): Promise<Result<{ pieces: number }, AddRefusal>> {
  const { database, clock, ids } = deps;
  const { skuCode, distributionType, activityCode, quantity } = addition;
  const goods = (await goodsOfSkus(deps, [skuCode], locale)).get(skuCode);
  if (!goods?.product.onSale || goods.product.code !== addition.productCode) return fail({ code: "NOT_FOUND" });
  if (activityCode !== "" && !(await isSoldAlong(database.kysely, addition, clock.now()))) {
    return fail({ code: "NOT_FOUND" });
  }
  const limits = await limitsOf(deps, goods, distributionType, caller);
  return inTransaction(database, async (trx) => {
    const at = clock.now();
    // Signing in while something is being added must lose neither: it follows into the member's cart.
    const mergedInto = await holdCart(trx, asked, at);
    if (mergedInto) await holdCart(trx, mergedInto, at);
    const owner = mergedInto ?? asked;
    // After the cart, as deleting an account does: a line must not outlive the member it would belong to.
    if (caller.kind === "member" && !(await keepMember(trx, caller.userCode))) throw new SessionInvalid(locale);
    const now = await cartNow(trx, owner, addition);
    const problem = addProblem(limits, now.ofSku, quantity);
    if (problem) return fail(problem);
    if (now.inLine === 0 && now.lines >= mostLines) return fail({ code: "CART_FULL" });
    await growLine(trx, { owner, id: ids.uuid(), skuCode, distributionType, activityCode, quantity, at });
    return ok({ pieces: now.pieces + quantity });
  });
}
