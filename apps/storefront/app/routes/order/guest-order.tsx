import { data } from "react-router";
import { useCartHost } from "#modules/cart/web/cart-host.ts";
import { OrderDetailPage } from "#modules/order/web/order-detail-page.tsx";
import { OrderMissing } from "#modules/order/web/order-missing.tsx";
import { guestPlace } from "#modules/order/web/order-model.ts";
import { loadOrder } from "../../order/load-orders.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/guest-order.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const loaded = await loadOrder(servicesOf(context), params.orderCode, url);
  const opened = { ...loaded, byLink: url.searchParams.has("key") };
  return loaded.order ? opened : data(opened, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function GuestOrder({ loaderData: { order, placed, byLink } }: Route.ComponentProps) {
  const { showCount } = useCartHost();
  const page = order ? (
    <OrderDetailPage order={order} place={guestPlace} showCount={showCount} placed={placed} byLink={byLink} />
  ) : (
    <OrderMissing place={guestPlace} />
  );
  return <div className="mx-auto max-w-page px-4 pt-4 pb-16 md:px-6 md:pt-10">{page}</div>;
}
