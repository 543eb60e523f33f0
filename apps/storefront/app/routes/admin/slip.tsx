import { SlipPage } from "#modules/admin/web/slip-page.tsx";
import { adminMeta } from "../../admin/admin-meta.ts";
import { loadAdminOrder } from "../../admin/load-order.server.ts";
import type { Route } from "./+types/slip.ts";

export async function loader(facts: Route.LoaderArgs) {
  const parcelCode = new URL(facts.request.url).searchParams.get("parcel");
  return { ...(await loadAdminOrder(facts, facts.params.orderCode)), parcelCode };
}

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Slip({ loaderData: { order, parcelCode, year } }: Route.ComponentProps) {
  return <SlipPage order={order} parcelCode={parcelCode} year={year} />;
}
