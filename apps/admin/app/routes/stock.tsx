import { AdminViewsDocument } from "#modules/admin/web/record-list/views.graphql.gen.ts";
import { AdminStockDocument, AdminStockPlacesDocument } from "#modules/inventory/admin/stock.graphql.gen.ts";
import { readStock } from "#modules/inventory/admin/stock-list-model.ts";
import { StockPage } from "#modules/inventory/admin/stock-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { actOnStock } from "../forms/stock-action.server.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { pageNumber } from "../request/page-number.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { usePermission } from "../request/use-permission.ts";

export async function loader(facts: RouteArgs) {
  const { asked, shown, input } = readStock(new URL(facts.request.url).searchParams);
  const page = pageNumber(facts.request.url, 2000);
  const [{ adminStock }, { adminStockPlaces }, { adminViews }] = await adminCall(facts, ({ api }) =>
    Promise.all([
      api(AdminStockDocument, { input: { ...input, page } }),
      api(AdminStockPlacesDocument),
      api(AdminViewsDocument, { list: "stock" }),
    ]),
  );
  const places = adminStockPlaces.filter(({ isWithinReach }) => isWithinReach);
  return { ...adminStock, asked, shown, views: adminViews, places, ...adminPage(facts.context, "stock") };
}

export const action = (facts: RouteArgs) => actOnStock(facts, null);

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Stock({
  loaderData: { title: _title, year: _year, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <StockPage {...page} mayEdit={usePermission("stock.edit")} answer={actionData ?? null} />;
}
