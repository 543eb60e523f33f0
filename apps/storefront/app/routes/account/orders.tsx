import { OrderListPage } from "#modules/order/web/order-list-page.tsx";
import { memberPlace } from "#modules/order/web/order-model.ts";
import { placedFreeCodes } from "#modules/order/web/placed-free.tsx";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { useOrderEvents } from "../../tracking/use-order-events.ts";
import { loadOrders } from "../order/load-orders.server.ts";
import type { Route } from "./+types/orders.ts";

export const loader = ({ request, context }: Route.LoaderArgs) => loadOrders(servicesOf(context), new URL(request.url));

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function MemberOrders({ loaderData: { seo: _seo, ...list } }: Route.ComponentProps) {
  useOrderEvents(placedFreeCodes(list.orders, list.placed));
  return <OrderListPage {...list} place={memberPlace} />;
}
