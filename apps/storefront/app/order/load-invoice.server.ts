import { OrderInvoiceDocument } from "#modules/order/web/invoice.graphql.gen.ts";
import { invoiceOf } from "#modules/order/web/invoice-model.ts";
import type { OrderTextKey } from "#modules/order/web/order-text.ts";
import { textOnServer } from "../i18n/message-source.server.ts";
import type { PageServices } from "../request/page-context.server.ts";

type Services = Pick<PageServices, "api" | "locale">;

const longestCode = 40;

/** The invoice of an order; null when there is none yet, or none for this visitor. */
export async function loadInvoice({ api, locale }: Services, typed: string) {
  const { data } = (await api(OrderInvoiceDocument, { orderCode: typed.slice(0, longestCode) })).getCustomOrderDetail;
  const t = (key: OrderTextKey, values?: Record<string, string | number>) => textOnServer("order", locale)(key, values);
  const invoice = data ? invoiceOf(data, locale, t) : null;
  return { invoice, seo: { title: invoice ? `${t("invoice")} ${invoice.number}` : t("missing"), noindex: true } };
}
