import { OrderListPage } from "#modules/order/web/order-list-page.tsx";
import { guestPlace } from "#modules/order/web/order-model.ts";
import { placedFreeCodes } from "#modules/order/web/placed-free.tsx";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { useOrderEvents } from "../../tracking/use-order-events.ts";
import type { Route } from "./+types/guest-orders.ts";
import { loadOrders } from "./load-orders.server.ts";

export const loader = ({ request, context }: Route.LoaderArgs) => loadOrders(servicesOf(context), new URL(request.url));

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function GuestOrders({ loaderData: { seo: _seo, ...list } }: Route.ComponentProps) {
  useOrderEvents(placedFreeCodes(list.orders, list.placed));
  return (
    <div className="mx-auto max-w-page px-4 pt-4 pb-16 md:px-6 md:pt-10">
      <OrderListPage {...list} place={guestPlace} />
    </div>
  );
}
