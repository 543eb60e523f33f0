import { data } from "react-router";
import { EditPage } from "#modules/order/admin/edit/edit-page.tsx";
import { AdminOrderEditDocument } from "#modules/order/admin/edit/order-edit.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { actOnOrderEdit } from "../forms/order-edit.server.ts";
import { adminCall } from "../request/admin-call.server.ts";
import { loadAdminOrder } from "../request/load-order.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs<"orderCode">) {
  const { order, title } = await loadAdminOrder(facts, facts.params.orderCode);
  const { orderCode, version } = order;
  const input = { orderCode, version, items: [], contact: null };
  const { adminOrderEdit: now } = await adminCall(facts, ({ api }) => api(AdminOrderEditDocument, { input }));
  if (!now) throw data(null, { status: 404 });
  return { order, title, now };
}

export const action = (facts: RouteArgs<"orderCode">) => actOnOrderEdit(facts, facts.params.orderCode);

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function OrderEdit({ loaderData: { order, now }, actionData }: PageProps<typeof loader, typeof action>) {
  return <EditPage order={order} now={now} answer={actionData ?? null} />;
}
