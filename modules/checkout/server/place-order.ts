import type { StepOut } from "#kit/core/gate.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { type HoldRefusal, holdPoints, pinProved } from "#modules/loyalty/server/index.ts";
import { type Agreements, type CheckoutProblem, checkoutProblems } from "../contract/checkout-problems.ts";
import { type CheckoutNow, checkoutNow } from "./checkout-now.ts";
import { serviceOf } from "./freight-to.ts";
import type { PlaceDeps } from "./place-deps.ts";
import type { Placer } from "./placer.ts";
import { type Checkout, readCheckout } from "./read-checkout.ts";
import type { SessionRefusal } from "./session-of.ts";
import { differenceOf } from "./shown.ts";
import { placingAnswer } from "./store/attempts.ts";
import { saveShown } from "./store/sessions.ts";
import { letGoOfPoints, type PlacedOrders, type WrittenOrders, writeOrders } from "./write-orders.ts";

export type Placing = {
  readonly checkoutId: string;
  /** The same key again is the same attempt. */
  readonly key: string;
  readonly agreements: Agreements;
};

/** Why no order was placed; what changed meanwhile comes with the checkout as it is now. */
export type PlaceRefusal =
  | { readonly code: CheckoutProblem | "KEY_REUSED" | "PIN_NEEDED" | "ALREADY_ORDERED" | "PAY_AT_ONCE" }
  | { readonly code: "OUT_OF_STOCK" | "PRICE_CHANGED"; readonly checkout: Checkout }
  | HoldRefusal
  | SessionRefusal;

/** Places the orders of a checkout, once: whoever asks again gets the same answer (D-43). */
export const placeOrder = (
  deps: Placer,
  context: RequestContext,
  placing: Placing,
): Promise<Result<WrittenOrders, PlaceRefusal>> =>
  deps.turns.run((stepOut) => placeInTurn(deps, context, placing, stepOut));

async function placeInTurn(
  deps: Placer,
  context: RequestContext,
  placing: Placing,
  stepOut: StepOut,
): Promise<Result<WrittenOrders, PlaceRefusal>> {
  const { checkoutId, key } = placing;
  const look = () => checkoutNow(deps, context.caller, checkoutId, { key });
  const now = await look();
  if (now === null) return fail({ code: "NOT_FOUND" });
  const { session } = now;
  const before = await answeredBefore(deps, now, placing);
  if (before) return before;
  if (session.expiresAt <= deps.clock.now()) return fail({ code: "CHECKOUT_EXPIRED" });

  const checkout = await readCheckout(deps, now, context);
  const difference = differenceOf(session.shown, checkout.shown);
  // Without goods there is no courier and nothing to pay: that is what has to be said, not that a form is incomplete.
  if (difference === "OUT_OF_STOCK" || checkout.plans.length === 0) return changed(deps, checkout, "OUT_OF_STOCK");
  const missing = whatIsMissing(checkout, placing.agreements);
  if (missing) return fail({ code: missing });
  if (difference) return changed(deps, checkout, difference);
  const usesPoints = checkout.priced.totals.pointsUsed > 0;
  // The club may take its time; nobody else waits for it.
  const held = usesPoints ? await stepOut(() => setPointsAside(deps, context, checkout, key)) : ok(null);
  if (!held.ok) return held;

  const attempt = { key, asked: askedOf(placing) };
  const written = await deps.writers.run(() => writeOrders(deps, context, checkout, attempt));
  if (written.ok) return written;
  if (usesPoints) await stepOut(() => letGoOfPoints(deps, session.id));
  const { code } = written.error;
  if (code !== "OUT_OF_STOCK" && code !== "PRICE_CHANGED") return fail({ code });
  // What was there when it was read is gone: read again what is left, and say what that changes for the shopper. When it was
  // the last of a gift, everything they buy is still there.
  const later = await look();
  if (later === null) return fail({ code: "NOT_FOUND" });
  const again = await readCheckout(deps, later, context);
  return changed(deps, again, differenceOf(session.shown, again.shown) ?? code);
}

/** A fingerprint of what was asked for under a key. */
const askedOf = ({ agreements }: Placing): string => JSON.stringify(agreements);

async function answeredBefore(
  { database }: PlaceDeps,
  { session, attempt }: CheckoutNow,
  placing: Placing,
): Promise<Result<WrittenOrders, PlaceRefusal> | null> {
  if (attempt) {
    const same = attempt.asked === askedOf(placing);
    return same ? ok({ placed: attempt.answer, begun: null }) : fail({ code: "KEY_REUSED" });
  }
  const placed = session.isPlaced ? await placingAnswer<PlacedOrders>(database.kysely, session.id) : null;
  return placed && ok({ placed, begun: null });
}

function whatIsMissing(
  { session, priced, isGuest, freight, store, channel, destination }: Checkout,
  agreements: Agreements,
) {
  const { choices } = session;
  const address = destination && {
    ...destination,
    area: destination,
    zipCode: destination.zip,
    company: null,
  };
  const [first] = checkoutProblems({
    delivery:
      choices.deliveryType === "21"
        ? { type: "21", storeCode: store?.code ?? null, receiver: choices.receiver }
        : { type: "11", addressCode: address && choices.addressCode, address, service: freight && serviceOf(freight) },
    channelCode: channel?.code ?? null,
    agreements,
    isGuest,
    totalAmount: priced.totals.totalAmount,
  });
  return first ?? null;
}

async function changed(
  deps: PlaceDeps,
  checkout: Checkout,
  code: "OUT_OF_STOCK" | "PRICE_CHANGED",
): Promise<Result<never, PlaceRefusal>> {
  // Where nothing is left there is nothing to agree to: whoever asks again is told the same again, and nothing need be kept.
  if (checkout.plans.length > 0) await saveShown(deps.database.kysely, checkout.session.id, checkout.shown);
  return fail({ code, checkout });
}

/** Points pay only behind a PIN that was right in this checkout a moment ago, and only once the club has set them aside. */
async function setPointsAside(
  deps: PlaceDeps,
  { caller }: RequestContext,
  { session, priced }: Checkout,
  key: string,
): Promise<Result<null, HoldRefusal | { readonly code: "PIN_NEEDED" }>> {
  const points = priced.totals.pointsUsed;
  if (points === 0 || caller.kind !== "member") return ok(null);
  const proved = await pinProved(deps.database.kysely, { sessionId: caller.sessionId, checkoutId: session.id });
  if (!proved) return fail({ code: "PIN_NEEDED" });
  const held = await holdPoints(deps.loyalty, {
    userCode: caller.userCode,
    points,
    reference: session.id,
    key: `${session.id}:${key}`,
  });
  return held.ok ? ok(null) : held;
}
