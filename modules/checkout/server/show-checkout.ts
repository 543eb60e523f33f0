import { ok, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { readCheckout } from "./read-checkout.ts";
import { type SessionRefusal, sessionOf } from "./session-of.ts";
import { saveShown } from "./store/sessions.ts";
import { type CheckoutOnWire, checkoutOnWire } from "./wire/checkout-wire.ts";

/** A checkout as it is now. What is shown is written down: an order is placed for this, or not at all (D-43). */
export async function showCheckout(
  deps: CheckoutDeps,
  { caller, locale }: Pick<RequestContext, "caller" | "locale">,
  checkoutId: string,
): Promise<Result<CheckoutOnWire, SessionRefusal>> {
  const session = await sessionOf(deps, caller, checkoutId);
  if (!session.ok) return session;
  const checkout = await readCheckout(deps, session.value, { caller, locale });
  await saveShown(deps.database.kysely, checkoutId, checkout.shown);
  return ok(await checkoutOnWire(deps, checkout, locale));
}
