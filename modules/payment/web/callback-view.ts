import type { CallbackVerdict } from "../contract/callback.ts";
import { callbackPatienceMs } from "../contract/constants.ts";

export type CallbackView = "checking" | "paid" | "processing" | "failed";

/** What the server says of the payment: null while it has not answered, "unknown" when it knows of none. */
export type ServerWord = "paid" | "unpaid" | "failed" | "unknown" | null;

/**
 * What /pay-callback shows (D-49). The server's word counts; the address only chooses what is said while it has none. An
 * address that says success for a payment the server knows to be unpaid is believed by nobody: after a while it says so.
 */
export function callbackView(verdict: CallbackVerdict, server: ServerWord, waitedMs: number): CallbackView {
  if (server === "paid") return "paid";
  if (verdict === "failure" || server === "failed") return "failed";
  if (server === "unknown") return verdict === "success" ? "paid" : "processing";
  return waitedMs < callbackPatienceMs ? "checking" : "processing";
}
