import type { OrderKey } from "#modules/order/contract/order-key.ts";
import { ReturnDetailDocument, ReturnOptionsDocument } from "#modules/returns/web/returns.graphql.gen.ts";
import { textOnServer } from "../../i18n/message-source.server.ts";
import type { PageServices } from "../../request/page-context.server.ts";

type Services = Pick<PageServices, "api" | "locale">;

const longestCode = 40;

/** One return of this visitor and this order; else null. */
export async function loadReturn(
  { api, locale }: Services,
  orderCode: string,
  returnCode: string,
  key: OrderKey | null = null,
) {
  const input = { returnCode: returnCode.slice(0, longestCode), accessKey: key?.key ?? null };
  const { data } = (await api(ReturnDetailDocument, input)).queryReturnDetail;
  const back = data?.orderCode === orderCode.toUpperCase() ? data : null;
  const t = textOnServer("returns", locale);
  return { back, seo: { title: back ? t("return", { code: back.returnCode }) : t("missing"), noindex: true } };
}

/** The returnable pieces of an order; null when it is not this visitor's. */
export async function loadReturnOptions({ api, locale }: Services, orderCode: string, key: OrderKey | null = null) {
  const input = { orderCode: orderCode.slice(0, longestCode), accessKey: key?.key ?? null };
  const { data } = (await api(ReturnOptionsDocument, input)).queryReturnOptions;
  return { options: data ?? null, seo: { title: textOnServer("returns", locale)("title"), noindex: true } };
}
