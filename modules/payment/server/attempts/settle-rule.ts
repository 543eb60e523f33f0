import type { PaymentStatus } from "../../contract/pay-status.ts";
import type { ChargeReport } from "../ports/gateway.ts";
import type { AttemptState } from "./attempt.ts";

/**
 * How we learned it: an answer to our own question, a webhook that is signed to the last word, or a webhook of which only
 * the sender is certain.
 */
export type Source = "query" | "webhook" | "hint";

export type SettleFacts = {
  readonly paymentStatus: PaymentStatus;
  readonly attemptState: AttemptState;
  readonly attemptAmount: number;
  /** The money of this attempt is the money of the payment. */
  readonly isPayer: boolean;
  /** Goods may have left the house already. */
  readonly holdOver: boolean;
  /** The bank took the money back after that, and it is known. */
  readonly reversedLate: boolean;
};

/**
 * ignore: it changes nothing; mismatch: the money does not fit; pay: the money is there; payTwice: it had been there
 * already; end: this attempt will not be paid; ask: only the gateway's answer to our own question counts; reverse: the money is gone
 * again; reverseLate: it is gone and so, perhaps, are the goods, or a refund; reverseExtra: money that paid for nothing, because it
 * came twice or was not the amount, is gone again; restore: money taken back late is there after all; refunded: the gateway has
 * given all of it back.
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
 * What a gateway's word does to a payment. Copies and late arrivals do nothing, so that the order in which webhooks come does
 * not matter; what would take a payment down again is believed only when we asked ourselves, because an old webhook stays
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

/** The gateway says that money is not there which we believed to be. */
function reversal({ attemptState, paymentStatus, isPayer, holdOver, reversedLate }: SettleFacts): SettleMove {
  if (attemptState === "mispaid" || (attemptState === "paid" && !isPayer)) return { type: "reverseExtra" };
  if (attemptState !== "paid" || reversedLate) return { type: "ignore" };
  if (paymentStatus === "paid") return { type: holdOver ? "reverseLate" : "reverse" };
  return { type: paymentStatus === "refunded" ? "reverseLate" : "ignore" };
}
