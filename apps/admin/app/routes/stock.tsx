import { AdminStockDocument, AdminStockPlacesDocument } from "#modules/inventory/admin/stock.graphql.gen.ts";
import { StockPage } from "#modules/inventory/admin/stock-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { actOnStock } from "../forms/stock-action.server.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { askedStock } from "../request/asked-lists.ts";
import { pageNumber } from "../request/page-number.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { usePermission } from "../request/use-permission.ts";

export async function loader(facts: RouteArgs) {
  const asked = askedStock(new URL(facts.request.url).searchParams);
  const page = pageNumber(facts.request.url, 2000);
  const [{ adminStock }, { adminStockPlaces }] = await adminCall(facts, ({ api }) =>
    Promise.all([api(AdminStockDocument, { input: { ...asked, page } }), api(AdminStockPlacesDocument)]),
  );
  const places = adminStockPlaces.filter(({ isWithinReach }) => isWithinReach);
  return { ...adminStock, asked, places, ...adminPage(facts.context, "stock") };
}

export const action = (facts: RouteArgs) => actOnStock(facts, null);

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Stock({
  loaderData: { title: _title, year: _year, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <StockPage {...page} mayEdit={usePermission("stock.edit")} answer={actionData ?? null} />;
}
