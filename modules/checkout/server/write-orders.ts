import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { removeOrderedLines } from "#modules/cart/server/index.ts";
import { reserveStock } from "#modules/inventory/server/index.ts";
import { confirmHeldPoints, forgetPinProof, releaseHeldPoints } from "#modules/loyalty/server/index.ts";
import type { OrderDraft } from "#modules/order/contract/order-draft.ts";
import { placeOrders } from "#modules/order/server/index.ts";
import { beginPayment, expiryOf } from "#modules/payment/server/index.ts";
import { budgetedAmounts } from "#modules/promotion/contract/pricing/within-budgets.ts";
import { reserveCoupon, reserveFlashSaleUnits, takeBudgets } from "#modules/promotion/server/index.ts";
import { buyerKeysOf } from "./buyer-keys.ts";
import { wishOf } from "./open-order-payment.ts";
import { orderDrafts } from "./order-drafts.ts";
import type { PlaceDeps } from "./place-deps.ts";
import type { PlacedOrders, WrittenOrders } from "./placed-orders.ts";
import type { Checkout } from "./read-checkout.ts";
import { agreementWrites } from "./record-agreements.ts";
import { segmentsOf } from "./segments-of.ts";
import { attemptWrite, placingAnswer } from "./store/attempts.ts";
import { holdSession, orderedLinesWrite, orderedOnce, placedWrite } from "./store/sessions.ts";
import { limitedNetwork, staysWithinShare } from "./unpaid-limit.ts";

/**
 * Why the transaction was rolled back. `PAY_AT_ONCE`: guests of this network hold too much unpaid stock (D-93).
 * `CONTACT_REFUSED`: a guest named the number or mailbox of a blocked member.
 */
export type WriteRefusal = {
  readonly code: "OUT_OF_STOCK" | "PRICE_CHANGED" | "NOT_FOUND" | "ALREADY_ORDERED" | "PAY_AT_ONCE" | "CONTACT_REFUSED";
};

/** Thrown inside the transaction to roll it back: stock, flash-sale units or the coupon were taken by a concurrent order, or the session is gone. */
class ReservationLost extends Error {
  readonly refusal: WriteRefusal;
  constructor(refusal: WriteRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const isOrderedTwice = (problem: unknown): boolean =>
  problem instanceof Error && "constraint" in problem && problem.constraint === orderedOnce;

/**
 * Writes orders, payment, messages, the emptied cart, stock, flash-sale units and the coupon in one transaction (D-43). Contended rows (stock,
 * units, coupon) are locked last, to hold their locks as briefly as possible.
 */
export async function writeOrders(
  deps: PlaceDeps,
  context: RequestContext,
  checkout: Checkout,
  attempt: { readonly key: string; readonly asked: string },
): Promise<Result<WrittenOrders, WriteRefusal>> {
  const draft = await prepareDrafts(deps, context, checkout);
  try {
    return ok(await inTransaction(deps.database, (trx) => write(trx, deps, context, checkout, draft, attempt)));
  } catch (problem) {
    if (problem instanceof ReservationLost) return fail(problem.refusal);
    if (isOrderedTwice(problem)) return fail({ code: "ALREADY_ORDERED" });
    throw problem;
  }
}

/** Completes the drafts with the member's e-mail address; null for guests and for members without one. */
type DraftWith = (own: string | null) => readonly OrderDraft[];

async function prepareDrafts(deps: PlaceDeps, { locale }: RequestContext, checkout: Checkout): Promise<DraftWith> {
  const { session, priced, destination } = checkout;
  const typed = session.choices.deliveryMethod === "storePickup" ? session.choices.receiver?.email : destination?.email;
  const gifts = await deps.products.liveBySku(
    deps.database.kysely,
    [...new Set(priced.gifts.map(({ skuCode }) => skuCode))],
    locale,
  );
  return (own) => {
    const email = own ?? typed ?? "";
    const { deliveryDays } = deps;
    const who = { owner: session.owner, paymentReference: session.id, email };
    return orderDrafts(checkout, { ...who, gifts, locale, deliveryDays });
  };
}

async function write(
  trx: Transaction<unknown>,
  deps: PlaceDeps,
  context: RequestContext,
  checkout: Checkout,
  draft: DraftWith,
  { key, asked }: { readonly key: string; readonly asked: string },
): Promise<WrittenOrders> {
  const { session, channel } = checkout;
  const { caller } = context;
  const now = deps.clock.now();
  // Concurrent submits serialise on this lock; the second finds the answer of the first.
  const held = await holdSession(trx, session);
  if (held === null) throw new ReservationLost({ code: "NOT_FOUND" });
  const before = held.isPlaced ? await placingAnswer<PlacedOrders>(trx, session.id) : null;
  if (before) return { placed: before, started: null };
  // Read after taking the lock that deleting an account also takes, so that a deleted member cannot order (1B-05).
  const mailbox = caller.kind === "member" ? await deps.mailboxOfMember(trx, caller.userCode) : { email: null };
  if (mailbox === null) throw new ReservationLost({ code: "NOT_FOUND" });
  const drafts = draft(mailbox.email);
  if (caller.kind !== "member" && (await isOfBlocked(trx, deps, drafts)))
    throw new ReservationLost({ code: "CONTACT_REFUSED" });

  if (checkout.priced.totals.pointsUsed > 0 && !(await confirmHeldPoints(trx, { reference: session.id })))
    throw new ReservationLost({ code: "PRICE_CHANGED" });
  const expiresAt = channel && expiryOf(channel, now, { flashSale: drafts.some((draft) => draft.isFlashSale) });
  const network = limitedNetwork(deps, context, channel);
  let written: WrittenOrders | null = null;
  await placeOrders(trx, deps.orders, drafts, now, {
    paymentDue: expiresAt,
    cashOnDelivery: channel?.kind === "cod",
    placedFrom: network,
    along: (orders) => {
      const codes = orders.map(({ code }) => code);
      const placed = placedOf(checkout, drafts, codes, expiresAt);
      const started =
        channel && placed.totalAmount > 0 ? beginPayment(deps.payments, channel, wishOf(deps, placed)) : null;
      written = { placed, started };
      return [
        agreementWrites(deps.consents, context, drafts[0]?.receiver.email ?? ""),
        removeOrderedLines(session.owner, session.lines),
        {
          rows: [
            placedWrite(session.id, now),
            orderedLinesWrite(session),
            attemptWrite({ sessionId: session.id, key, asked, answer: placed, at: now }),
          ],
        },
        started?.writes ?? {},
      ];
    },
    setAside: async (orders) => {
      if (network !== null && !(await staysWithinShare(trx, deps, network, drafts)))
        throw new ReservationLost({ code: "PAY_AT_ONCE" });
      const reserved = await reserveStock(trx, ...orders.map(reservationOf));
      if (!reserved.ok) throw new ReservationLost({ code: "OUT_OF_STOCK" });
      await takeOffers(trx, deps, context, checkout, orders);
    },
  });
  if (caller.kind === "member") await forgetPinProof(trx, caller.sessionId);
  if (written === null) throw new Error("a checkout of nothing");
  return written;
}

async function isOfBlocked(
  trx: Transaction<unknown>,
  deps: Pick<PlaceDeps, "isBlockedContact">,
  [first]: readonly OrderDraft[],
): Promise<boolean> {
  if (!first) return false;
  const { mobile, email } = first.receiver;
  return deps.isBlockedContact(trx, { mobile, email: email.toLowerCase() });
}

type CodedOrder = { readonly code: string; readonly draft: OrderDraft };

const reservationOf = ({ code, draft: { sourceCode, lines } }: CodedOrder) => ({
  reference: code,
  lines: lines.map(({ skuCode, quantity }) => ({ skuCode, sourceCode, quantity })),
});

/** Flash-sale units and budgets by order, the coupon once: what is gone meanwhile changes the price, and no order is placed. */
async function takeOffers(
  trx: Transaction<unknown>,
  { clock, secret, isInSegment }: PlaceDeps,
  { caller }: RequestContext,
  { session, coupon, basket }: Checkout,
  orders: readonly CodedOrder[],
): Promise<void> {
  const buyerKeys = buyerKeysOf(secret, caller, session.choices);
  if (buyerKeys.length === 0) throw new Error("an order without a buyer key");
  const takings = orders.flatMap(({ code, draft }) => {
    const lines = draft.lines.flatMap(({ skuCode, flashSale }) =>
      flashSale ? [{ activityCode: flashSale.activityCode, skuCode, quantity: flashSale.units }] : [],
    );
    return lines.length === 0 ? [] : [{ reference: code, buyerKeys, lines }];
  });
  const units = await reserveFlashSaleUnits(trx, ...takings);
  if (!units.ok) throw new ReservationLost({ code: "PRICE_CHANGED" });
  const given = orders.map(({ code, draft }) => ({ reference: code, amounts: budgetedAmounts(draft.discounts) }));
  // Only with a budget among its promotions: others take no statement.
  const budgets = basket.budgets?.length ? await takeBudgets(trx, ...given) : ok(null);
  if (!budgets.ok) throw new ReservationLost({ code: "PRICE_CHANGED" });
  const [first] = orders;
  if (coupon === null || !first) return;
  const taken = await reserveCoupon(trx, {
    couponCode: coupon.code,
    buyerKeys,
    ...segmentsOf(caller, isInSegment),
    at: clock.now(),
    reference: first.code,
  });
  if (!taken.ok) throw new ReservationLost({ code: "PRICE_CHANGED" });
}

function placedOf(
  checkout: Checkout,
  drafts: readonly OrderDraft[],
  orderCodes: readonly string[],
  expiresAt: Date | null,
): PlacedOrders {
  const [first] = drafts;
  if (!first) throw new Error("a checkout of nothing");
  const { firstName, lastName, email, mobile } = first.receiver;
  return {
    orderCodes,
    paymentReference: checkout.session.id,
    totalAmount: rupiah(drafts.reduce((sum, { totals }) => sum + totals.totalAmount, 0)),
    channelCode: checkout.channel?.code ?? null,
    payer: { name: `${firstName} ${lastName}`, email, mobile, owner: checkout.session.owner },
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

/** After an order that came to nothing the points are the member's again, at once. */
export const releasePoints = (deps: PlaceDeps, reference: string): Promise<void> =>
  inTransaction(deps.database, (trx) => releaseHeldPoints(trx, deps.loyalty, { reference }));
