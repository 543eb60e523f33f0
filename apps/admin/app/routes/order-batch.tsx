import { BatchPage } from "#modules/order/admin/batch/batch-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { actOnOrders, loadOrderBatch } from "../forms/order-batch.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export const loader = (facts: RouteArgs) => loadOrderBatch(facts);
export const action = (facts: RouteArgs) => actOnOrders(facts);

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function OrderBatch({
  loaderData: { title: _title, year: _year, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <BatchPage {...page} answer={actionData ?? null} />;
}
