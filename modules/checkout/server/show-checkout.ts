import { fail, ok, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import type { Choices } from "./choices.ts";
import type { LoadedSession } from "./load-session.ts";
import { openSession, type SessionRefusal } from "./open-session.ts";
import { isSameSnapshot } from "./price-snapshot.ts";
import { type Checkout, readCheckout } from "./read-checkout.ts";
import { saveSnapshot } from "./store/sessions.ts";
import { type CheckoutOnWire, checkoutOnWire } from "./wire/checkout-wire.ts";

type Viewer = Pick<RequestContext, "caller" | "locale">;

/** Loads, prices and maps an open checkout. */
export async function showCheckout(
  deps: CheckoutDeps,
  viewer: Viewer,
  checkoutId: string,
): Promise<Result<CheckoutOnWire, SessionRefusal>> {
  const loaded = await openSession(deps, viewer.caller, checkoutId);
  return loaded.ok ? showWith(deps, viewer, loaded.value, {}) : loaded;
}

/** The same with other choices, which are saved together with the new snapshot. */
export async function showWith(
  deps: CheckoutDeps,
  viewer: Viewer,
  loaded: LoadedSession,
  chosen: Partial<Choices>,
): Promise<Result<CheckoutOnWire, SessionRefusal>> {
  const checkout = await readCheckout(deps, withChosen(loaded, chosen), viewer);
  return showRead(deps, viewer, checkout, chosen);
}

export const withChosen = (loaded: LoadedSession, chosen: Partial<Choices>): LoadedSession => ({
  ...loaded,
  session: { ...loaded.session, choices: { ...loaded.session.choices, ...chosen } },
});

/** Saves the snapshot and the choices unless both are unchanged, and maps the checkout. */
export async function showRead(
  deps: CheckoutDeps,
  { locale }: Viewer,
  checkout: Checkout,
  chosen: Partial<Choices>,
): Promise<Result<CheckoutOnWire, SessionRefusal>> {
  const { session, snapshot } = checkout;
  const isNew = Object.keys(chosen).length > 0 || !isSameSnapshot(session.snapshot, snapshot);
  // Another tab has placed it since it was loaded.
  if (isNew && !(await saveSnapshot(deps.database.kysely, session.id, snapshot, chosen)))
    return fail({ code: "ORDER_PLACED" });
  return ok(await checkoutOnWire(deps, checkout, locale));
}
