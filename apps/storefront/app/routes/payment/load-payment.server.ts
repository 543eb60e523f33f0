import { redirect } from "react-router";
import { placedFreePath } from "#modules/payment/contract/order-codes.ts";
import type { PaymentModel } from "#modules/payment/web/payment-model.ts";
import { askPayment } from "#modules/payment/web/payment-model.ts";
import type { PageServices } from "../../request/page-context.server.ts";
import { loginThenBack } from "../../session/session-ended.ts";

const longestCodes = 400;

/**
 * The visitor's own payment; null when the address names none of theirs. Without a session it redirects to the login. A free order
 * has no payment and redirects to the order.
 */
export async function loadPayment(
  { api, caller }: Pick<PageServices, "api" | "caller">,
  url: URL,
  refresh: boolean,
): Promise<PaymentModel | null> {
  if (caller.kind === "anonymous") throw redirect(loginThenBack(url.pathname + url.search));
  const orderCode = url.searchParams.get("order")?.slice(0, longestCodes);
  if (!orderCode) return null;
  const reply = await askPayment(api, orderCode, refresh);
  if (reply === "nothingDue") throw redirect(placedFreePath(orderCode, caller.kind === "member"));
  return reply;
}
