import { OrderInvoiceDocument } from "#modules/order/web/invoice.graphql.gen.ts";
import { invoiceOf, whyNoInvoice } from "#modules/order/web/invoice-model.ts";
import type { OrderTextKey } from "#modules/order/web/order-text.ts";
import { textOnServer } from "../../i18n/message-source.server.ts";
import type { PageServices } from "../../request/page-context.server.ts";

type Services = Pick<PageServices, "api" | "locale">;

const longestCode = 40;

/** The invoice of an order; null when this visitor gets none, with the reason if they may see the order. */
export async function loadInvoice({ api, locale }: Services, typed: string) {
  const { data } = (await api(OrderInvoiceDocument, { orderCode: typed.slice(0, longestCode) })).getCustomOrderDetail;
  const t = (key: OrderTextKey, values?: Record<string, string | number>) => textOnServer("order", locale)(key, values);
  const invoice = data ? invoiceOf(data, locale, t) : null;
  const absent = data && !invoice ? { orderCode: data.orderCode, reason: whyNoInvoice(data) } : null;
  const title = invoice ? `${t("invoice")} ${invoice.number}` : t(absent ? "invoice" : "missing");
  return { invoice, absent, seo: { title, noindex: true } };
}
