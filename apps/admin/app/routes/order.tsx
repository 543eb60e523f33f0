import { OrderPage } from "#modules/order/admin/order-page.tsx";
import { OrderReturns } from "#modules/returns/admin/order-returns.tsx";
import { adminMeta } from "../admin-meta.ts";
import { actOnOrder } from "../forms/order-action.server.ts";
import { loadAdminOrder } from "../request/load-order.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export const loader = (facts: RouteArgs<"orderCode">) => loadAdminOrder(facts, facts.params.orderCode);
export const action = (facts: RouteArgs<"orderCode">) => actOnOrder(facts, facts.params.orderCode);

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Order({ loaderData: { order, year }, actionData }: PageProps<typeof loader, typeof action>) {
  return (
    <OrderPage
      order={order}
      returns={<OrderReturns returns={order.returns} />}
      answer={actionData ?? null}
      year={year}
    />
  );
}
