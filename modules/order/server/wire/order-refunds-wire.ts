import type { Kysely } from "kysely";
import {
  accountOfPayment,
  needsAccount,
  type Payment,
  type RefundRecord,
  refundsOfPayment,
} from "#modules/payment/server/index.ts";
import type { OrderAccess } from "../../contract/order-operations.ts";
import type { Order } from "../order.ts";

/** The state of a refund for the shopper. accountNeeded takes precedence: without an account nothing is sent. */
type RefundStep = "review" | "declined" | "accountNeeded" | "accountDeclined" | "underWay" | "sent" | "withdrawn";

const isUnsent = ({ state }: RefundRecord): boolean =>
  state === "requested" || state === "manual" || state === "review";

const wantsAccount = (refund: RefundRecord): boolean =>
  isUnsent(refund) && refund.accountShown === null && (needsAccount(refund.kind) || refund.state === "manual");

function stepOf(refund: RefundRecord): RefundStep {
  if (refund.state === "done") return "sent";
  if (refund.state === "declined" || refund.state === "withdrawn") return refund.state;
  if (wantsAccount(refund)) return refund.accountProblem === null ? "accountNeeded" : "accountDeclined";
  return refund.state === "review" ? "review" : "underWay";
}

type Own = { readonly requestIds: readonly string[]; readonly returnCodes: readonly string[] };
type Reader = Own & { readonly access: OrderAccess };

/** Whether a refund of the payment is of this order, or of the whole purchase. */
function isOf({ code }: Order, { requestIds, returnCodes }: Own, { key, reason }: RefundRecord): boolean {
  const [kind, name = ""] = key.split(/:(.*)/s);
  if (reason === "NOT_COLLECTED") return false;
  if (kind === "closed") return name === code;
  if (kind === "cancel") return requestIds.includes(name);
  return kind === "return" ? returnCodes.includes(name) : true;
}

/**
 * The refunds of an order, and whether a bank account is missing for them. A visitor gets only the latter: they may give one after
 * proving the contact. Two statements for any number of refunds.
 */
export async function refundsOnWire(db: Kysely<unknown>, order: Order, payment: Payment | null, own: Reader) {
  if (payment === null) return { refunds: [], refundAccount: null };
  const [all, inAdvance] = await Promise.all([
    refundsOfPayment(db, payment.reference),
    accountOfPayment(db, payment.reference),
  ]);
  const mine = all.filter((refund) => isOf(order, own, refund));
  const needed = mine.some(wantsAccount);
  if (own.access === "visitor")
    return { refunds: [], refundAccount: { needed, askWhenCancelling: false, shown: null } };
  return {
    refunds: mine.map((refund) => ({
      amount: refund.amount,
      reason: refund.reason,
      step: stepOf(refund),
      account: refund.accountShown,
      note: refund.state === "declined" ? refund.note : refund.accountProblem,
      time: (refund.doneAt ?? refund.requestedAt).toISOString(),
    })),
    refundAccount: {
      needed,
      // Requested with the cancellation, so that the refund does not have to wait for it.
      askWhenCancelling:
        payment.status === "paid" &&
        payment.reversedAt === null &&
        inAdvance.shown === null &&
        inAdvance.kind !== null &&
        needsAccount(inAdvance.kind),
      shown: inAdvance.shown,
    },
  };
}
