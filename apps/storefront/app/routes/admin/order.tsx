import { OrderPage } from "#modules/admin/web/order-page.tsx";
import { adminMeta } from "../../admin/admin-meta.ts";
import { loadAdminOrder } from "../../admin/load-order.server.ts";
import { actOnOrder } from "../../admin/order-action.server.ts";
import type { Route } from "./+types/order.ts";

export const loader = (facts: Route.LoaderArgs) => loadAdminOrder(facts, facts.params.orderCode);
export const action = (facts: Route.ActionArgs) => actOnOrder(facts, facts.params.orderCode);

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Order({ loaderData: { order, year }, actionData }: Route.ComponentProps) {
  return <OrderPage order={order} answer={actionData ?? null} year={year} />;
}
