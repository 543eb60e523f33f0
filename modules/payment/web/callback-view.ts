import type { CallbackVerdict } from "../contract/callback.ts";
import { callbackPatienceMs } from "../contract/constants.ts";
import type { PaymentTextKey } from "./payment-text.ts";

export type CallbackView = "checking" | "paid" | "processing" | "failed";

/**
 * What the server says of the payment: null while it has not answered, "unknown" when it knows of none. "refused": this charge
 * brings no money, but the order still waits for another one. "failed": nothing waits for money any more.
 */
export type ServerWord = "paid" | "unpaid" | "refused" | "failed" | "unknown" | null;

/**
 * What /pay-callback shows (D-49). The server's word counts; the address only chooses what is said while it has none. An
 * address that says success for a payment the server knows to be unpaid is believed by nobody: after a while it says so.
 */
export function callbackView(verdict: CallbackVerdict, server: ServerWord, waitedMs: number): CallbackView {
  if (server === "paid") return "paid";
  if (verdict === "failure" || server === "failed" || server === "refused") return "failed";
  if (server === "unknown") return verdict === "success" ? "paid" : "processing";
  return waitedMs < callbackPatienceMs ? "checking" : "processing";
}

/**
 * A link of the page. "payHere": the charge still waits, its page has the number or leads to the gateway. "payAgain": the order's
 * page, which opens a new charge by the same or another method. "order": its details. "orders": the list, to find it in.
 */
export type CallbackWay = "payHere" | "payAgain" | "order" | "orders" | "contact" | "shop";

/** Why a failed payment failed as far as the page can tell, which decides what can be done about it. */
export type FailedText = Extract<PaymentTextKey, "failedOpenText" | "failedClosedText" | "failedText">;

export const failedTextOf = (server: ServerWord): FailedText => {
  if (server === "unpaid" || server === "refused") return "failedOpenText";
  return server === "failed" ? "failedClosedText" : "failedText";
};

/** Where to go from each outcome, the most useful first. Every outcome leads to the order or, when it is not known, to the list. */
export function callbackWays(view: CallbackView, server: ServerWord): readonly CallbackWay[] {
  const order = server === "unknown" || server === null ? "orders" : "order";
  switch (view) {
    case "paid":
      return [order, "shop"];
    case "checking":
      return [order, "shop"];
    case "processing":
      return server === "unpaid" ? ["order", "payHere", "shop"] : [order, "contact", "shop"];
    case "failed":
      if (server === "unpaid") return ["payHere", "payAgain", "contact"];
      return server === "refused" ? ["payAgain", "contact"] : [order, "contact"];
  }
}
