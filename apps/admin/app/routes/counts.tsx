import { AdminStockCountsDocument } from "#modules/inventory/admin/counts/counts.graphql.gen.ts";
import { CountsPage } from "#modules/inventory/admin/counts/counts-page.tsx";
import { AdminStockPlacesDocument } from "#modules/inventory/admin/stock.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { startCount } from "../forms/stock-action.server.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { pageNumber } from "../request/page-number.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { usePermission } from "../request/use-permission.ts";

export async function loader(facts: RouteArgs) {
  const page = pageNumber(facts.request.url);
  const [{ adminStockCounts }, { adminStockPlaces }] = await adminCall(facts, ({ api }) =>
    Promise.all([api(AdminStockCountsDocument, { page }), api(AdminStockPlacesDocument)]),
  );
  const places = adminStockPlaces.filter(({ isWithinReach }) => isWithinReach);
  return {
    counts: adminStockCounts,
    page,
    places,
    pressKey: crypto.randomUUID(),
    ...adminPage(facts.context, "counts"),
  };
}

export const action = (facts: RouteArgs) => startCount(facts);

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Counts({
  loaderData: { title: _title, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <CountsPage {...page} mayEdit={usePermission("stock.edit")} answer={actionData ?? null} />;
}
