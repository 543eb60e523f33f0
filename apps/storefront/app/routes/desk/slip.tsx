import { SlipPage } from "#modules/desk/web/slip-page.tsx";
import { deskMeta } from "../../desk/desk-meta.ts";
import { loadDeskOrder } from "../../desk/load-order.server.ts";
import type { Route } from "./+types/slip.ts";

export async function loader(facts: Route.LoaderArgs) {
  const parcelCode = new URL(facts.request.url).searchParams.get("parcel");
  return { ...(await loadDeskOrder(facts, facts.params.orderCode)), parcelCode };
}

export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.title);

export default function Slip({ loaderData: { order, parcelCode, year } }: Route.ComponentProps) {
  return <SlipPage order={order} parcelCode={parcelCode} year={year} />;
}
