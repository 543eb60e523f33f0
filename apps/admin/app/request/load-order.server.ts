import { data, type RouterContextProvider } from "react-router";
import { AdminOrderDocument } from "#modules/order/admin/orders.graphql.gen.ts";
import { adminCall, adminPage } from "./admin-call.server.ts";

type Facts = { request: Request; context: Readonly<RouterContextProvider> };

/** One order, for its page and for the paper in the box. */
export async function loadAdminOrder(facts: Facts, orderCode: string) {
  const asked = { orderCode: orderCode.slice(0, 40) };
  const { adminOrder } = await adminCall(facts, ({ api }) => api(AdminOrderDocument, asked));
  if (!adminOrder) throw data(null, { status: 404 });
  return { order: adminOrder, ...adminPage(facts.context, "orders", adminOrder.orderCode) };
}
