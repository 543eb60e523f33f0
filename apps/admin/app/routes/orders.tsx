import { adminTabs, asAdminTab } from "#modules/order/admin/order-model.ts";
import { AdminOrdersDocument } from "#modules/order/admin/orders.graphql.gen.ts";
import { OrdersPage } from "#modules/order/admin/orders-page.tsx";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { adminMeta } from "../admin-meta.ts";
import { AdminStoresDocument } from "../forms/stores.graphql.gen.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const query = new URL(facts.request.url).searchParams;
  const asked = {
    tab: asAdminTab(query.get("tab")),
    deliveryType: Object.values<string>(deliveryMethodCodes).find((type) => type === query.get("deliveryType")) ?? "",
    storeCode: (query.get("storeCode") ?? "").slice(0, 40),
    search: (query.get("search") ?? "").trim().slice(0, 120),
  };
  const page = Math.min(Math.max(Math.trunc(Number(query.get("page"))) || 1, 1), 1000);
  // A search covers all statuses, whatever tab is open.
  const statuses = asked.search === "" ? [...adminTabs[asked.tab]] : [];
  const { tab, ...filter } = asked;
  const input = { ...filter, deliveryType: filter.deliveryType || null, statuses, cancelAsked: tab === "ask", page };
  const [{ adminOrders }, { adminStores }] = await adminCall(facts, ({ api }) =>
    Promise.all([api(AdminOrdersDocument, { input }), api(AdminStoresDocument)]),
  );
  return { ...adminOrders, asked, stores: adminStores, ...adminPage(facts.context, "orders") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Orders({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <OrdersPage {...page} />;
}
