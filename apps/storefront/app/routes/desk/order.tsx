import { OrderPage } from "#modules/desk/web/order-page.tsx";
import { deskMeta } from "../../desk/desk-meta.ts";
import { loadDeskOrder } from "../../desk/load-order.server.ts";
import { actOnOrder } from "../../desk/order-action.server.ts";
import type { Route } from "./+types/order.ts";

export const loader = (facts: Route.LoaderArgs) => loadDeskOrder(facts, facts.params.orderCode);
export const action = (facts: Route.ActionArgs) => actOnOrder(facts, facts.params.orderCode);

export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.title);

export default function Order({ loaderData: { order, year }, actionData }: Route.ComponentProps) {
  return <OrderPage order={order} answer={actionData ?? null} year={year} />;
}
