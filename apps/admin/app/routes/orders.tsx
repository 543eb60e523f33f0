import { AdminViewsDocument } from "#modules/admin/web/record-list/views.graphql.gen.ts";
import { AdminOrdersDocument } from "#modules/order/admin/orders.graphql.gen.ts";
import { OrdersPage } from "#modules/order/admin/orders-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { AdminStoresDocument } from "../forms/stores.graphql.gen.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { orderQuery } from "../request/order-query.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const { shown, asked, input } = orderQuery(new URL(facts.request.url).searchParams);
  const [{ adminOrders }, { adminStores }, { adminViews }] = await adminCall(facts, ({ api }) =>
    Promise.all([
      api(AdminOrdersDocument, { input }),
      api(AdminStoresDocument),
      api(AdminViewsDocument, { list: "orders" }),
    ]),
  );
  return {
    ...adminOrders,
    asked,
    shown,
    views: adminViews,
    stores: adminStores,
    ...adminPage(facts.context, "orders"),
  };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Orders({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <OrdersPage {...page} />;
}
