import { SlipPage } from "#modules/order/admin/slip-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { loadAdminOrder } from "../request/load-order.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs<"orderCode">) {
  const parcelCode = new URL(facts.request.url).searchParams.get("parcel");
  return { ...(await loadAdminOrder(facts, facts.params.orderCode)), parcelCode };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Slip({ loaderData: { order, parcelCode, year } }: PageProps<typeof loader>) {
  return <SlipPage order={order} parcelCode={parcelCode} year={year} />;
}
