import { data, type RouterContextProvider } from "react-router";
import { DeskOrderDocument } from "#modules/desk/web/desk.graphql.gen.ts";
import { deskCall, deskPage } from "./desk-call.server.ts";

type Facts = { request: Request; context: Readonly<RouterContextProvider> };

/** One order, for its page and for the paper in the box. */
export async function loadDeskOrder(facts: Facts, orderCode: string) {
  const asked = { orderCode: orderCode.slice(0, 40) };
  const { deskOrder } = await deskCall(facts, ({ api }) => api(DeskOrderDocument, asked));
  if (!deskOrder) throw data(null, { status: 404 });
  return { order: deskOrder, ...deskPage(facts.context, "orders", deskOrder.orderCode) };
}
