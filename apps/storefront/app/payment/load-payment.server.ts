import { redirect } from "react-router";
import type { PaymentModel } from "#modules/payment/web/payment-model.ts";
import { askPayment } from "#modules/payment/web/payment-model.ts";
import type { PageServices } from "../request/page-context.server.ts";
import { loginThenBack } from "../session/session-ended.ts";

/** The visitor's own payment for a page; null when the address names none that is theirs. Without a session one logs in first. */
export async function loadPayment(
  { api, caller }: Pick<PageServices, "api" | "caller">,
  url: URL,
  refresh: boolean,
): Promise<PaymentModel | null> {
  if (caller.kind === "anonymous") throw redirect(loginThenBack(url.pathname + url.search));
  const orderCode = url.searchParams.get("order");
  return orderCode ? askPayment(api, orderCode.slice(0, 400), refresh) : null;
}
