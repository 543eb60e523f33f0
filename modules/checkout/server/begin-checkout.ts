import { fail, ok, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { listAddresses } from "#modules/address-book/server/index.ts";
import { cartOwner, isBuyable, type OverLimit, overProductLimit, readCart } from "#modules/cart/server/index.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { nothingChosen } from "./choices.ts";
import { insertSession } from "./store/sessions.ts";

export type BeginRefusal =
  | { readonly code: "NOT_FOUND" | "OUT_OF_STOCK" }
  | (OverLimit & { readonly code: "PURCHASE_LIMIT" });

/**
 * Creates a session with a copy of the cart's lines, so that later cart changes do not affect it. Without line ids it takes every line that can
 * be bought.
 */
export async function beginCheckout(
  deps: CheckoutDeps,
  { caller, locale }: Pick<RequestContext, "caller" | "locale">,
  lineIds: readonly string[],
): Promise<Result<{ checkoutId: string }, BeginRefusal>> {
  const owner = cartOwner(caller);
  if (owner === null) return fail({ code: "NOT_FOUND" });
  const wanted = new Set(lineIds);
  const inCart = await readCart(deps, owner, locale);
  const chosen = wanted.size === 0 ? inCart : inCart.filter(({ id }) => wanted.has(id));
  if (chosen.length < wanted.size) return fail({ code: "NOT_FOUND" });
  const bought = chosen.filter(isBuyable);
  if (bought.length === 0) return fail({ code: "NOT_FOUND" });
  // A line requested by id is refused when it cannot be bought; a checkout of the whole cart leaves it in the cart.
  if (wanted.size > 0 && bought.length < wanted.size) return fail({ code: "OUT_OF_STOCK" });
  const over = overProductLimit(bought);
  if (over) return fail({ code: "PURCHASE_LIMIT", ...over });
  const now = deps.clock.now();
  const checkoutId = deps.ids.uuid();
  const address =
    caller.kind === "member" ? (await listAddresses(deps.database.kysely, caller.userCode))[0] : undefined;
  await insertSession(deps.database.kysely, {
    id: checkoutId,
    owner,
    lines: bought.map(({ id, skuCode, quantity, activityCode }) => ({ id, skuCode, quantity, activityCode })),
    choices: {
      ...nothingChosen,
      deliveryMethod: bought.every(({ deliveryMethod }) => deliveryMethod === "storePickup")
        ? "storePickup"
        : "homeDelivery",
      addressCode: address?.code ?? null,
    },
    startedAt: now,
    expiresAt: new Date(now.getTime() + deps.minutes() * 60_000),
  });
  return ok({ checkoutId });
}
