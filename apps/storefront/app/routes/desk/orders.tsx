import { DeskOrdersDocument } from "#modules/desk/web/desk.graphql.gen.ts";
import { asDeskTab, deskTabs } from "#modules/desk/web/desk-model.ts";
import { OrdersPage } from "#modules/desk/web/orders-page.tsx";
import { deskCall, deskPage } from "../../desk/desk-call.server.ts";
import { deskMeta } from "../../desk/desk-meta.ts";
import { DeskStoresDocument } from "../../desk/stores.graphql.gen.ts";
import type { Route } from "./+types/orders.ts";

export async function loader(facts: Route.LoaderArgs) {
  const query = new URL(facts.request.url).searchParams;
  const asked = {
    tab: asDeskTab(query.get("tab")),
    deliveryType: ["11", "21"].find((type) => type === query.get("deliveryType")) ?? "",
    storeCode: (query.get("storeCode") ?? "").slice(0, 40),
    search: (query.get("search") ?? "").trim().slice(0, 120),
  };
  const page = Math.min(Math.max(Math.trunc(Number(query.get("page"))) || 1, 1), 1000);
  // Whoever looks for something by name looks on every pile.
  const statuses = asked.search === "" ? [...deskTabs[asked.tab]] : [];
  const { tab, ...filter } = asked;
  const input = { ...filter, deliveryType: filter.deliveryType || null, statuses, cancelAsked: tab === "ask", page };
  const [{ deskOrders }, { queryStoreList }] = await deskCall(facts, ({ api }) =>
    Promise.all([api(DeskOrdersDocument, { input }), api(DeskStoresDocument)]),
  );
  const stores = queryStoreList.map(({ storeCode, storeName }) => ({ code: storeCode, name: storeName }));
  return { ...deskOrders, asked, stores, ...deskPage(facts.context, "orders") };
}

export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.title);

export default function Orders({ loaderData: { title: _title, ...page } }: Route.ComponentProps) {
  return <OrdersPage {...page} />;
}
