import { LabelsPage } from "#modules/order/admin/batch/labels-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { loadOrderSheets } from "../request/order-sheets.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export const loader = (facts: RouteArgs) => loadOrderSheets(facts, "labels");

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function OrderLabels({ loaderData: { orders } }: PageProps<typeof loader>) {
  return <LabelsPage orders={orders} />;
}
