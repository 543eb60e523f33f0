import type { PaymentStatus } from "../../contract/pay-status.ts";
import type { ChargeReport } from "../ports/gateway.ts";
import type { AttemptState } from "./attempt.ts";

/**
 * How we learned it: an answer to our own question, a notice that is signed to the last word, or a notice of which only
 * the sender is certain.
 */
export type Source = "query" | "notice" | "hint";

export type SettleFacts = {
  readonly paymentStatus: PaymentStatus;
  readonly attemptState: AttemptState;
  readonly attemptAmount: number;
  /** The money of this attempt is the money of the payment. */
  readonly isPayer: boolean;
  /** Goods may have left the house already. */
  readonly holdOver: boolean;
};

/**
 * ignore: it changes nothing; mismatch: the money does not fit; pay: the money is there; payTwice: it had been there
 * already; end: this attempt will not be paid; ask: only the gateway's answer to our own question counts; reverse: the money is gone
 * again; reverseLate: it is gone and so, perhaps, are the goods; refunded: the gateway has given all of it back.
 */
export type SettleMove =
  | { readonly type: "ignore" | "mismatch" | "pay" | "payTwice" | "ask" | "reverse" | "reverseLate" | "refunded" }
  | { readonly type: "end"; readonly state: "failed" | "expired" };

const currency = "IDR";

/**
 * What a gateway's word does to a payment. Copies and late arrivals do nothing, so that the order in which notices come does
 * not matter; what would take a payment down again is believed only when we asked ourselves, because an old notice stays
 * correctly signed for ever (D-50).
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
      if (attemptState === "paid") return { type: "ignore" };
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
      if (attemptState !== "paid" || !facts.isPayer || paymentStatus !== "paid") return { type: "ignore" };
      if (source !== "query") return { type: "ask" };
      return { type: facts.holdOver ? "reverseLate" : "reverse" };
  }
}
