import { fail, ok, type Result } from "#kit/core/result.ts";
import type { ReleaseWhile } from "#kit/core/semaphore.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { type HoldRefusal, holdPoints, pinProved } from "#modules/loyalty/server/index.ts";
import { type Agreements, type CheckoutProblem, checkoutProblems } from "../contract/checkout-problems.ts";
import { type LoadedSession, loadSession } from "./load-session.ts";
import type { SessionRefusal } from "./open-session.ts";
import type { PlaceDeps } from "./place-deps.ts";
import type { PlacedOrders, WrittenOrders } from "./placed-orders.ts";
import type { PlacementDeps } from "./placement-limits.ts";
import { changeBetween } from "./price-snapshot.ts";
import { serviceOf } from "./quote-freight.ts";
import { type Checkout, readCheckout } from "./read-checkout.ts";
import { placingAnswer } from "./store/attempts.ts";
import { saveSnapshot } from "./store/sessions.ts";
import { releasePoints, writeOrders } from "./write-orders.ts";

export type Placing = {
  readonly checkoutId: string;
  /** Idempotency key. */
  readonly key: string;
  readonly agreements: Agreements;
};

type ChangeCode = "OUT_OF_STOCK" | "PRICE_CHANGED" | "PURCHASE_LIMIT";

/** Why no order was placed. When stock or prices changed, the refusal carries the current checkout. */
export type PlaceRefusal =
  | {
      readonly code:
        | CheckoutProblem
        | "KEY_REUSED"
        | "PIN_NEEDED"
        | "ALREADY_ORDERED"
        | "PAY_AT_ONCE"
        | "CONTACT_REFUSED";
    }
  | { readonly code: ChangeCode; readonly checkout: Checkout }
  | HoldRefusal
  | SessionRefusal;

/** Places the orders of a checkout once; a repeated request gets the same answer (D-43). */
export const placeOrder = (
  deps: PlacementDeps,
  context: RequestContext,
  placing: Placing,
): Promise<Result<WrittenOrders, PlaceRefusal>> =>
  deps.placements.run((releaseWhile) => placeWithinLimit(deps, context, placing, releaseWhile));

async function placeWithinLimit(
  deps: PlacementDeps,
  context: RequestContext,
  placing: Placing,
  releaseWhile: ReleaseWhile,
): Promise<Result<WrittenOrders, PlaceRefusal>> {
  const { checkoutId, key } = placing;
  const load = () => loadSession(deps, context.caller, checkoutId, { key });
  const loaded = await load();
  if (loaded === null) return fail({ code: "NOT_FOUND" });
  const { session } = loaded;
  const before = await earlierAnswer(deps, loaded, placing);
  if (before) return before;
  if (session.expiresAt <= deps.clock.now()) return fail({ code: "CHECKOUT_EXPIRED" });

  const checkout = await readCheckout(deps, loaded, context);
  const change = changeBetween(session.snapshot, checkout.snapshot);
  // Checked before the form: a sold-out checkout has no courier, and must not be reported as an incomplete form.
  if (change === "OUT_OF_STOCK" || checkout.plans.length === 0)
    return refuseChanged(deps, checkout, isLimitLowered(checkout) ? "PURCHASE_LIMIT" : "OUT_OF_STOCK");
  const problem = firstProblem(checkout, placing.agreements);
  if (problem) return fail({ code: problem });
  if (change) return refuseChanged(deps, checkout, change);
  const usesPoints = checkout.priced.totals.pointsUsed > 0;
  // The semaphore is released while the loyalty club answers.
  const held = usesPoints ? await releaseWhile(() => holdMemberPoints(deps, context, checkout, key)) : ok(null);
  if (!held.ok) return held;

  const attempt = { key, asked: requestFingerprint(placing) };
  const written = await deps.writers.run(() => writeOrders(deps, context, checkout, attempt));
  if (written.ok) return written;
  if (usesPoints) await releaseWhile(() => releasePoints(deps, session.id));
  const { code } = written.error;
  if (code !== "OUT_OF_STOCK" && code !== "PRICE_CHANGED") return fail({ code });
  // A concurrent order took the stock. Price the rest again; the shopper's own lines may be unchanged when only a gift ran out.
  const reloaded = await load();
  if (reloaded === null) return fail({ code: "NOT_FOUND" });
  const again = await readCheckout(deps, reloaded, context);
  return refuseChanged(deps, again, changeBetween(session.snapshot, again.snapshot) ?? code);
}

/** Whether there is less than the shopper saw because of a limit per order that was set meanwhile. */
const isLimitLowered = ({ session: { snapshot }, snapshot: now, limited }: Checkout): boolean =>
  [...limited].some((lineId) => (now.lines[lineId]?.[0] ?? 0) < (snapshot?.lines[lineId]?.[0] ?? 0));

/** The same idempotency key with another fingerprint is refused. */
const requestFingerprint = ({ agreements }: Placing): string => JSON.stringify(agreements);

async function earlierAnswer(
  { database }: PlaceDeps,
  { session, attempt }: LoadedSession,
  placing: Placing,
): Promise<Result<WrittenOrders, PlaceRefusal> | null> {
  if (attempt) {
    const same = attempt.asked === requestFingerprint(placing);
    return same ? ok({ placed: attempt.answer, started: null }) : fail({ code: "KEY_REUSED" });
  }
  const placed = session.isPlaced ? await placingAnswer<PlacedOrders>(database.kysely, session.id) : null;
  return placed && ok({ placed, started: null });
}

function firstProblem(
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
      choices.deliveryMethod === "storePickup"
        ? { type: "storePickup", storeCode: store?.code ?? null, receiver: choices.receiver }
        : {
            type: "homeDelivery",
            addressCode: address && choices.addressCode,
            address,
            service: freight && serviceOf(freight),
          },
    channelCode: channel?.code ?? null,
    agreements,
    isGuest,
    totalAmount: priced.totals.totalAmount,
  });
  return first ?? null;
}

async function refuseChanged(
  deps: PlaceDeps,
  checkout: Checkout,
  code: ChangeCode,
): Promise<Result<never, PlaceRefusal>> {
  // A sold-out checkout has nothing to agree to, so its snapshot is not saved.
  if (checkout.plans.length > 0) await saveSnapshot(deps.database.kysely, checkout.session.id, checkout.snapshot);
  return fail({ code, checkout });
}

/** Points pay only after the PIN was verified in this checkout and the club has placed a hold on them. */
async function holdMemberPoints(
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
