import { use, useEffect } from "react";
import type { Api } from "#kit/graphql/client.ts";
import { useApi } from "#kit/web/api/api-context.tsx";
import { type ClaimOrderEventsResult, claimOrderEventsDocument } from "#modules/order/web/order-events.graphql.gen.ts";
import { payStatusCodes } from "#modules/payment/contract/wire/pay-status-codes.ts";
import { track } from "#modules/tracking/web/track.ts";
import { useConsent } from "../shell/consent/consent-provider.tsx";
import { RootContext } from "../shell/shop-state.ts";

type Shown = { readonly orderCode: string; readonly payStatus: number; readonly access: string };

/** The orders of a page that may have events: their own buyer looks at them, and they were paid for. */
export const reportableOrders = (orders: readonly Shown[]): string[] =>
  orders
    .filter(({ access, payStatus }) => {
      const isUnpaid = payStatus === payStatusCodes.unpaid || payStatus === payStatusCodes.failed;
      return access === "owner" && !isUnpaid;
    })
    .map(({ orderCode }) => orderCode);

/**
 * Reports the purchase and the refunds of the paid orders on this page. The server hands out each event once, so a reload, the
 * back button, a second tab or another device report nothing twice. Before consent nothing is requested: an event handed out and
 * discarded would be lost.
 */
export function useOrderEvents(orderCodes: readonly string[]): void {
  const api = useApi();
  const { choice } = useConsent();
  const measuring = use(RootContext)?.measuring;
  const measured = measuring != null && (measuring.analytics !== null || measuring.pixel !== null);
  const codes = measured && choice === "all" ? orderCodes.join(",") : "";
  useEffect(() => {
    if (codes === "") return;
    for (const code of codes.split(",")) void report(api, code);
  }, [api, codes]);
}

async function report(api: Api, order: string): Promise<void> {
  try {
    const { data } = (await api(claimOrderEventsDocument, { orderCode: order })).claimOrderEvents;
    if (data?.purchase) track(purchaseEvent(order, data.purchase));
    if (data?.refund) track({ name: "refund", order, value: data.refund.value, items: [] });
  } catch {
    // The next visit to the page tries again.
  }
}

type Purchase = NonNullable<NonNullable<ClaimOrderEventsResult["claimOrderEvents"]["data"]>["purchase"]>;

const purchaseEvent = (order: string, { value, freight, coupon, items }: Purchase) => ({
  name: "purchase" as const,
  order,
  value,
  freight,
  ...(coupon === null ? {} : { coupon }),
  items: items.map(({ productCode, skuCode, name, categoryCode, price, quantity }) => ({
    code: productCode,
    variant: skuCode,
    name,
    category: categoryCode,
    price,
    quantity,
  })),
});
