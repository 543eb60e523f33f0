import { data } from "react-router";
import { useCartHost } from "#modules/cart/web/cart-host.ts";
import { OrderDetailPage } from "#modules/order/web/order-detail-page.tsx";
import { OrderMissing } from "#modules/order/web/order-missing.tsx";
import { memberPlace } from "#modules/order/web/order-model.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { reportableOrders, useOrderEvents } from "../../tracking/use-order-events.ts";
import { loadOrder } from "../order/load-orders.server.ts";
import type { Route } from "./+types/order-detail.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const loaded = await loadOrder(servicesOf(context), params.orderCode, new URL(request.url));
  return loaded.order ? loaded : data(loaded, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function MemberOrder({ loaderData: { order, placed } }: Route.ComponentProps) {
  const { showCount } = useCartHost();
  useOrderEvents(reportableOrders(order ? [order] : []));
  const page = order ? (
    <OrderDetailPage order={order} place={memberPlace} showCount={showCount} placed={placed} />
  ) : (
    <OrderMissing place={memberPlace} />
  );
  return page;
}
