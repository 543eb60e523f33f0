import type { PaymentStatus } from "../../contract/pay-status.ts";
import type { ChargeReport } from "../ports/gateway.ts";
import type { AttemptState } from "./attempt.ts";

/**
 * Where a report comes from: the answer to a query, a webhook whose signature covers every field, or a webhook that proves only
 * its sender.
 */
export type Source = "query" | "webhook" | "hint";

export type SettleFacts = {
  readonly paymentStatus: PaymentStatus;
  readonly attemptState: AttemptState;
  readonly attemptAmount: number;
  /** This attempt paid the payment. */
  readonly isPayer: boolean;
  /** The hold is over: the order may have been shipped. */
  readonly holdOver: boolean;
  /** A reversal after the hold is recorded. */
  readonly reversedLate: boolean;
};

/**
 * ignore: changes nothing; mismatch: wrong amount; pay: paid; payTwice: paid a second time; end: the attempt failed or expired;
 * ask: a status query has to confirm it; reverse: the payment was reversed; reverseLate: reversed after the hold or after a refund;
 * reverseExtra: a duplicate or wrong amount was reversed; restore: a late reversal was withdrawn; refunded: the gateway refunded
 * all of it by itself.
 */
export type SettleMove =
  | {
      readonly type:
        | "ignore"
        | "mismatch"
        | "pay"
        | "payTwice"
        | "ask"
        | "reverse"
        | "reverseLate"
        | "reverseExtra"
        | "restore"
        | "refunded";
    }
  | { readonly type: "end"; readonly state: "failed" | "expired" };

const currency = "IDR";

/**
 * The effect of a gateway's report on a payment. Copies and late arrivals do nothing, so that the order of webhooks does not
 * matter. A report that would lower the status needs a status query, because a replayed webhook is validly signed (D-50).
 */
export function settleMove(facts: SettleFacts, report: ChargeReport, source: Source): SettleMove {
  const move = moveBy(facts, report, source);
  return source === "hint" && move.type !== "ignore" ? { type: "ask" } : move;
}

function moveBy(facts: SettleFacts, report: ChargeReport, source: Source): SettleMove {
  const { attemptState, paymentStatus } = facts;
  switch (report.status) {
    case "pending":
      return { type: "ignore" };
    case "paid":
      if (attemptState === "paid") {
        if (!facts.reversedLate || !facts.isPayer) return { type: "ignore" };
        return { type: source === "query" ? "restore" : "ask" };
      }
      if (report.currency !== currency || report.amount !== facts.attemptAmount) return { type: "mismatch" };
      if (attemptState === "reversed" && source !== "query") return { type: "ask" };
      return { type: paymentStatus === "paid" || paymentStatus === "refunded" ? "payTwice" : "pay" };
    case "refunded":
      if (!facts.isPayer || paymentStatus !== "paid") return { type: "ignore" };
      return { type: source === "query" ? "refunded" : "ask" };
    default:
      if (attemptState === "opening" || attemptState === "open") {
        return { type: "end", state: report.status === "expired" ? "expired" : "failed" };
      }
      return source === "query" ? reversal(facts) : { type: reversal(facts).type === "ignore" ? "ignore" : "ask" };
  }
}

/** The gateway reports a charge as unpaid that was recorded as paid. */
function reversal({ attemptState, paymentStatus, isPayer, holdOver, reversedLate }: SettleFacts): SettleMove {
  if (attemptState === "mispaid" || (attemptState === "paid" && !isPayer)) return { type: "reverseExtra" };
  if (attemptState !== "paid" || reversedLate) return { type: "ignore" };
  if (paymentStatus === "paid") return { type: holdOver ? "reverseLate" : "reverse" };
  return { type: paymentStatus === "refunded" ? "reverseLate" : "ignore" };
}
