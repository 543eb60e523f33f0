import { OrderListPage } from "#modules/order/web/order-list-page.tsx";
import { memberPlace } from "#modules/order/web/order-model.ts";
import { loadOrders } from "../../order/load-orders.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/orders.ts";

export const loader = ({ request, context }: Route.LoaderArgs) => loadOrders(servicesOf(context), new URL(request.url));

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function MemberOrders({ loaderData: { seo: _seo, ...list } }: Route.ComponentProps) {
  return <OrderListPage {...list} place={memberPlace} />;
}
