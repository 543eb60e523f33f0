import { SlipsPage } from "#modules/order/admin/batch/slips-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { loadOrderSheets } from "../request/order-sheets.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export const loader = (facts: RouteArgs) => loadOrderSheets(facts, "slips");

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function OrderSlips({ loaderData: { orders, year } }: PageProps<typeof loader>) {
  return <SlipsPage orders={orders} year={year} />;
}
