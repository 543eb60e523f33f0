import { type OrderTab, orderTabs } from "#modules/order/contract/order-status.ts";
import { ordersOnPage } from "#modules/order/web/order-model.ts";
import { OrderDetailDocument, OrderListDocument } from "#modules/order/web/orders.graphql.gen.ts";
import { placedParameter } from "#modules/payment/contract/order-codes.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { textOnServer } from "../../i18n/message-source.server.ts";
import type { PageServices } from "../../request/page-context.server.ts";

type Services = Pick<PageServices, "api" | "locale">;

const longestCode = 40;

type DeliveryCode = (typeof deliveryMethodCodes)[keyof typeof deliveryMethodCodes];

/** Home delivery unless the query names another method (OR-02); null is every method, which a search by code uses. */
const deliveryTypeOf = (requested: string | null, sought: string): DeliveryCode | null => {
  const named = Object.values(deliveryMethodCodes).find((type) => type === requested);
  return named ?? (requested === "all" || sought !== "" ? null : deliveryMethodCodes.homeDelivery);
};

/** The filter in the query; invalid values are dropped. */
export async function loadOrders({ api, locale }: Services, url: URL) {
  const requested = url.searchParams;
  const tab = (Object.keys(orderTabs) as OrderTab[]).find((key) => key === requested.get("tab")) ?? "all";
  const sought = (requested.get("orderCode") ?? "").trim().slice(0, longestCode);
  const pageSize = ordersOnPage(requested.get("page"));
  const read = async (deliveryType: DeliveryCode | null) => {
    const input = { tab, deliveryType, orderCode: sought };
    const { data } = (await api(OrderListDocument, { input, pageSize })).queryOrderList;
    return { orders: data?.dataList ?? [], total: data?.pageInfo.totalCount ?? 0, deliveryType };
  };
  const chosen = deliveryTypeOf(requested.get("deliveryType"), sought);
  const found = await read(chosen);
  // A shopper with pickups only must not see an empty list without having chosen a method.
  const list = found.total === 0 && !requested.has("deliveryType") && chosen !== null ? await read(null) : found;
  return {
    ...list,
    tab,
    sought,
    placed: requested.get(placedParameter),
    seo: { title: textOnServer("order", locale)("title"), noindex: true },
  };
}

/** One order; null when this visitor may see none. */
export async function loadOrder({ api, locale }: Services, orderCode: string, url: URL) {
  const accessKey = url.searchParams.get("key");
  const input = { orderCode: orderCode.slice(0, longestCode), accessKey: accessKey?.slice(0, 100) ?? null };
  const { data } = (await api(OrderDetailDocument, { input })).getCustomOrderDetail;
  const t = textOnServer("order", locale);
  return {
    order: data ?? null,
    placed: url.searchParams.get(placedParameter),
    seo: { title: data ? t("order", { code: data.orderCode }) : t("missing"), noindex: true },
  };
}
