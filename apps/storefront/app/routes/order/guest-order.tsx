import { data } from "react-router";
import { useCartHost } from "#modules/cart/web/cart-host.ts";
import { orderKeyIn } from "#modules/order/contract/order-key.ts";
import { OrderDetailPage } from "#modules/order/web/order-detail-page.tsx";
import { OrderMissing } from "#modules/order/web/order-missing.tsx";
import { guestPlaceWith } from "#modules/order/web/order-model.ts";
import { useCleanAddress } from "../../request/clean-address.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { reportableOrders, useOrderEvents } from "../../tracking/use-order-events.ts";
import type { Route } from "./+types/guest-order.ts";
import { loadOrder } from "./load-orders.server.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const loaded = await loadOrder(servicesOf(context), params.orderCode, url);
  const opened = { ...loaded, key: orderKeyIn(url, params.orderCode) };
  return loaded.order ? opened : data(opened, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function GuestOrder({ loaderData: { order, placed, key } }: Route.ComponentProps) {
  // The browser now has a cookie for this order, so a reload needs no key.
  useCleanAddress("key");
  const { showCount } = useCartHost();
  useOrderEvents(reportableOrders(order ? [order] : []));
  const place = guestPlaceWith(key);
  const page = order ? (
    <OrderDetailPage order={order} place={place} showCount={showCount} placed={placed} byLink={key !== null} />
  ) : (
    <OrderMissing place={place} />
  );
  return <div className="mx-auto max-w-page px-4 pt-4 pb-16 md:px-6 md:pt-10">{page}</div>;
}
