import type { CallbackVerdict } from "../contract/callback.ts";
import { callbackPatienceMs } from "../contract/constants.ts";
import type { PaymentTextKey } from "./payment-text.ts";

export type CallbackView = "checking" | "paid" | "processing" | "failed";

/**
 * The server's state of the payment: null before its first answer, "unknown" when there is none. "refused": this charge failed, but
 * the order can be paid by another one. "failed": the order can no longer be paid.
 */
export type ServerStatus = "paid" | "unpaid" | "refused" | "failed" | "unknown" | null;

/**
 * The view of /pay-callback (D-49). The server's answer counts; the URL only chooses the view before the first answer. When the URL
 * reports success for a payment that the server has as unpaid, the page shows it after a while.
 */
export function callbackView(verdict: CallbackVerdict, server: ServerStatus, waitedMs: number): CallbackView {
  if (server === "paid") return "paid";
  if (verdict === "failure" || server === "failed" || server === "refused") return "failed";
  if (server === "unknown") return verdict === "success" ? "paid" : "processing";
  return waitedMs < callbackPatienceMs ? "checking" : "processing";
}

/**
 * A link of the page. "payHere": the page of the open charge. "payAgain": the order's page, which opens a new charge by the same or
 * another method. "order": its details. "orders": the list of orders.
 */
export type CallbackWay = "payHere" | "payAgain" | "order" | "orders" | "contact" | "shop";

/** Why a payment failed; it decides which links are shown. */
export type FailedText = Extract<PaymentTextKey, "failedOpenText" | "failedClosedText" | "failedText">;

export const failedTextOf = (server: ServerStatus): FailedText => {
  if (server === "unpaid" || server === "refused") return "failedOpenText";
  return server === "failed" ? "failedClosedText" : "failedText";
};

/** The links of each outcome, the most useful first. Every outcome has a link to the order or to the list. */
export function callbackWays(view: CallbackView, server: ServerStatus): readonly CallbackWay[] {
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
