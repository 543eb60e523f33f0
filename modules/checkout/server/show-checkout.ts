import { fail, ok, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import type { CheckoutNow } from "./checkout-now.ts";
import type { Choices } from "./choices.ts";
import { type Checkout, readCheckout } from "./read-checkout.ts";
import { openCheckout, type SessionRefusal } from "./session-of.ts";
import { isSameShown } from "./shown.ts";
import { saveShown } from "./store/sessions.ts";
import { type CheckoutOnWire, checkoutOnWire } from "./wire/checkout-wire.ts";

type Looking = Pick<RequestContext, "caller" | "locale">;

/** A checkout as it is now. */
export async function showCheckout(
  deps: CheckoutDeps,
  looking: Looking,
  checkoutId: string,
): Promise<Result<CheckoutOnWire, SessionRefusal>> {
  const now = await openCheckout(deps, looking.caller, checkoutId);
  return now.ok ? showWith(deps, looking, now.value, {}) : now;
}

/** A checkout with something else chosen, which is written down with what is shown then. */
export async function showWith(
  deps: CheckoutDeps,
  looking: Looking,
  now: CheckoutNow,
  chosen: Partial<Choices>,
): Promise<Result<CheckoutOnWire, SessionRefusal>> {
  const checkout = await readCheckout(deps, withChosen(now, chosen), looking);
  return showRead(deps, looking, checkout, chosen);
}

export const withChosen = (now: CheckoutNow, chosen: Partial<Choices>): CheckoutNow => ({
  ...now,
  session: { ...now.session, choices: { ...now.session.choices, ...chosen } },
});

/** What is shown is written down: an order is placed for this, or not at all (D-43). What was shown before need not be. */
export async function showRead(
  deps: CheckoutDeps,
  { locale }: Looking,
  checkout: Checkout,
  chosen: Partial<Choices>,
): Promise<Result<CheckoutOnWire, SessionRefusal>> {
  const { session, shown } = checkout;
  const isNew = Object.keys(chosen).length > 0 || !isSameShown(session.shown, shown);
  // Placed meanwhile, in another tab.
  if (isNew && !(await saveShown(deps.database.kysely, session.id, shown, chosen)))
    return fail({ code: "ORDER_PLACED" });
  return ok(await checkoutOnWire(deps, checkout, locale));
}
