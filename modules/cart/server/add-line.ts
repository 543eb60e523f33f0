import type { Kysely } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { lockMember } from "#modules/identity/server/index.ts";
import { isAddOnOffer } from "#modules/promotion/server/index.ts";
import type { DeliveryMethod } from "#modules/shipping/contract/delivery-method.ts";
import { type AddProblem, addProblem, mostInCart, tooFew } from "../contract/add-problem.ts";
import { mostLines, mostOfOneLine } from "../contract/constants.ts";
import type { CartDeps } from "./cart-deps.ts";
import { limitsOf } from "./line-limits.ts";
import { productLimitOf, productLimitProblem } from "./product-limit.ts";
import { type Grown, growLine } from "./store/lines.ts";

export type Addition = {
  readonly productCode: string;
  readonly skuCode: string;
  readonly quantity: number;
  readonly deliveryMethod: DeliveryMethod;
  /** The purchase-with-purchase offer that sells it along; empty for a line bought by itself. */
  readonly activityCode: string;
};

export type AddRefusal = AddProblem | { readonly code: "NOT_FOUND" } | { readonly code: "CART_FULL" };

type Buyer = { readonly owner: string; readonly caller: Caller; readonly locale: Locale };

/**
 * Adds pieces to a cart, all of them or none. The cart's row is locked while limits are checked, so parallel requests cannot
 * exceed them together.
 */
export async function addLine(
  deps: CartDeps,
  { owner, caller, locale }: Buyer,
  addition: Addition,
): Promise<Result<{ pieces: number }, AddRefusal>> {
  const { database, clock, ids } = deps;
  const { skuCode, deliveryMethod, activityCode, quantity } = addition;
  const few = tooFew(quantity);
  if (few) return fail(few);
  const sku = (await deps.products.liveBySku(database.kysely, [skuCode], locale)).get(skuCode);
  if (!sku?.product.onSale || sku.product.code !== addition.productCode) return fail({ code: "NOT_FOUND" });
  if (activityCode !== "" && !(await isAddOnOffer(database.kysely, addition, clock.now()))) {
    return fail({ code: "NOT_FOUND" });
  }
  const limits = await limitsOf(deps, sku, deliveryMethod, caller);
  // More than a line may hold never fits, and a number of any size would not fit the column either.
  const units = Math.min(quantity, mostOfOneLine + 1);
  const productLimit = productLimitOf(sku.product);
  const growth = {
    ...{ skuCode, deliveryMethod, activityCode, quantity: units, mostLines, most: mostInCart(limits) },
    ...{ productSkus: productLimit.skuCodes, mostOfProduct: productLimit.limit },
  };
  const grow = (db: Kysely<unknown>) => growLine(db, { ...growth, owner, id: ids.uuid(), at: clock.now() });
  const grown =
    caller.kind === "member"
      ? await growForMember(database, caller.userCode, locale, grow)
      : await grow(database.kysely);
  if (grown.added) return ok({ pieces: grown.pieces });
  return fail(
    addProblem(limits, grown.ofSku, quantity) ??
      productLimitProblem(productLimit, grown.ofProduct, quantity) ?? { code: "CART_FULL" },
  );
}

/** A line must not outlive its member: checked after the cart's row is locked, in the order deleting an account uses. */
const growForMember = (
  database: Database,
  userCode: string,
  locale: Locale,
  grow: (db: Kysely<unknown>) => Promise<Grown>,
): Promise<Grown> =>
  inTransaction(database, async (trx) => {
    const grown = await grow(trx);
    if (!(await lockMember(trx, userCode))) throw new SessionInvalid(locale);
    return grown;
  });
