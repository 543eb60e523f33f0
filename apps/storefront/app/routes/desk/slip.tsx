import { SlipPage } from "#modules/desk/web/slip-page.tsx";
import { deskMeta } from "../../desk/desk-meta.ts";
import { loadDeskOrder } from "../../desk/load-order.server.ts";
import type { Route } from "./+types/slip.ts";

export const loader = (facts: Route.LoaderArgs) => loadDeskOrder(facts, facts.params.orderCode);

export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.title);

export default function Slip({ loaderData: { order, year } }: Route.ComponentProps) {
  return <SlipPage order={order} year={year} />;
}
