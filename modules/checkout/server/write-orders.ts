import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { takeOutOfCart } from "#modules/cart/server/index.ts";
import { goodsOfSkus } from "#modules/catalogue/server/index.ts";
import { reserveStock } from "#modules/inventory/server/index.ts";
import { forgetPinProof, keepHeldPoints, releaseHeldPoints } from "#modules/loyalty/server/index.ts";
import type { OrderDraft } from "#modules/order/contract/order-draft.ts";
import { placeOrders } from "#modules/order/server/index.ts";
import { type BegunPayment, beginPayment, expiryOf } from "#modules/payment/server/index.ts";
import { takeCampaignUnits, takeCoupon } from "#modules/promotion/server/index.ts";
import { buyerKeysOf } from "./buyer-key.ts";
import { wishOf } from "./open-order-payment.ts";
import { orderDrafts } from "./order-drafts.ts";
import type { PlaceDeps } from "./place-deps.ts";
import type { Checkout } from "./read-checkout.ts";
import { agreementWrites } from "./record-agreements.ts";
import { attemptWrite, placingAnswer } from "./store/attempts.ts";
import { holdSession, placedWrite } from "./store/sessions.ts";

/** The orders a checkout has become, and what is to be paid for them together. */
export type PlacedOrders = {
  readonly orderCodes: readonly string[];
  readonly paymentReference: string;
  readonly totalAmount: number;
  readonly channelCode: string | null;
  readonly payer: { readonly name: string; readonly email: string; readonly mobile: string; readonly owner: string };
  /** When it has to be paid by, as an ISO time; null for as long as it takes. */
  readonly expiresAt: string | null;
};

/** Orders, and their payment if it was begun with them: orders that were there before opened theirs back then. */
export type WrittenOrders = { readonly placed: PlacedOrders; readonly begun: BegunPayment | null };

type Sold = { readonly code: "OUT_OF_STOCK" | "PRICE_CHANGED" };

/** Undoes everything the transaction has written. */
class GoneMeanwhile extends Error {
  readonly sold: Sold;
  constructor(sold: Sold) {
    super(sold.code);
    this.sold = sold;
  }
}

/**
 * Orders, their payment, letters, the emptied cart, stock, campaign units and coupon in one transaction: all of it, or nothing
 * (D-43). What a crowd may want at the same moment is taken last, when everything else is written.
 */
export async function writeOrders(
  deps: PlaceDeps,
  context: RequestContext,
  checkout: Checkout,
  attempt: { readonly key: string; readonly asked: string },
): Promise<Result<WrittenOrders, Sold>> {
  const drafts = await draftOrders(deps, context, checkout);
  try {
    return ok(await inTransaction(deps.database, (trx) => write(trx, deps, context, checkout, drafts, attempt)));
  } catch (problem) {
    if (problem instanceof GoneMeanwhile) return fail(problem.sold);
    throw problem;
  }
}

async function draftOrders(deps: PlaceDeps, { caller, locale }: RequestContext, checkout: Checkout) {
  const { session, priced, destination } = checkout;
  const typed = session.choices.deliveryType === "21" ? session.choices.receiver?.email : destination?.email;
  const own = caller.kind === "member" ? await deps.emailOfMember(caller.userCode) : null;
  return orderDrafts(checkout, {
    owner: session.owner,
    paymentReference: session.id,
    email: own ?? typed ?? "",
    gifts: await goodsOfSkus(deps, [...new Set(priced.gifts.map(({ skuCode }) => skuCode))], locale),
    locale,
  });
}

async function write(
  trx: Transaction<unknown>,
  deps: PlaceDeps,
  context: RequestContext,
  checkout: Checkout,
  drafts: readonly OrderDraft[],
  { key, asked }: { readonly key: string; readonly asked: string },
): Promise<WrittenOrders> {
  const { session, channel } = checkout;
  const now = deps.clock.now();
  // Two presses at once wait for each other here; the second finds what the first has done.
  const { isPlaced } = await holdSession(trx, session.id);
  const before = isPlaced ? await placingAnswer<PlacedOrders>(trx, session.id) : null;
  if (before) return { placed: before, begun: null };

  if (checkout.priced.totals.pointsUsed > 0 && !(await keepHeldPoints(trx, { reference: session.id })))
    throw new GoneMeanwhile({ code: "PRICE_CHANGED" });
  const expiresAt = channel && expiryOf(channel, now, { flashSale: drafts.some((draft) => draft.isFlashSale) });
  let written: WrittenOrders | null = null;
  await placeOrders(trx, deps.orders, drafts, now, {
    paymentDue: expiresAt,
    atTheDoor: channel?.kind === "cod",
    along: (orders) => {
      const codes = orders.map(({ code }) => code);
      const placed = placedOf(checkout, drafts, codes, expiresAt);
      const begun =
        channel && placed.totalAmount > 0 ? beginPayment(deps.payments, channel, wishOf(deps, placed)) : null;
      written = { placed, begun };
      return [
        agreementWrites(deps.consents, context, drafts[0]?.receiver.email ?? ""),
        takeOutOfCart(session.owner, session.lines),
        {
          rows: [
            placedWrite(session.id, now),
            attemptWrite({ sessionId: session.id, key, asked, answer: placed, at: now }),
          ],
        },
        begun?.writes ?? {},
      ];
    },
    setAside: async (orders) => {
      const reserved = await reserveStock(trx, ...orders.map(reservationOf));
      if (!reserved.ok) throw new GoneMeanwhile({ code: "OUT_OF_STOCK" });
      await takeOffers(trx, deps, context, checkout, orders);
    },
  });
  if (context.caller.kind === "member") await forgetPinProof(trx, context.caller.sessionId);
  if (written === null) throw new Error("a checkout of nothing");
  return written;
}

type CodedOrder = { readonly code: string; readonly draft: OrderDraft };

const reservationOf = ({ code, draft: { sourceCode, lines } }: CodedOrder) => ({
  reference: code,
  lines: lines.map(({ skuCode, quantity }) => ({ skuCode, sourceCode, quantity })),
});

/** Campaign units by order, the coupon once: what is gone meanwhile changes the price, and nothing is ordered. */
async function takeOffers(
  trx: Transaction<unknown>,
  { clock, secret }: PlaceDeps,
  { caller }: RequestContext,
  { session, coupon }: Checkout,
  orders: readonly CodedOrder[],
): Promise<void> {
  const buyerKeys = buyerKeysOf(secret, caller, session.choices);
  if (buyerKeys.length === 0) throw new Error("an order of nobody");
  for (const { code, draft } of orders) {
    const lines = draft.lines.flatMap(({ skuCode, campaign }) =>
      campaign ? [{ activityCode: campaign.activityCode, skuCode, quantity: campaign.units }] : [],
    );
    if (lines.length === 0) continue;
    const taken = await takeCampaignUnits(trx, { reference: code, buyerKeys, lines });
    if (!taken.ok) throw new GoneMeanwhile({ code: "PRICE_CHANGED" });
  }
  const [first] = orders;
  if (coupon === null || !first) return;
  const taken = await takeCoupon(trx, {
    couponCode: coupon.code,
    buyerKeys,
    isMember: caller.kind === "member",
    at: clock.now(),
    reference: first.code,
  });
  if (!taken.ok) throw new GoneMeanwhile({ code: "PRICE_CHANGED" });
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
export const letGoOfPoints = (deps: PlaceDeps, reference: string): Promise<void> =>
  inTransaction(deps.database, (trx) => releaseHeldPoints(trx, deps.loyalty, { reference }));
