import { mostOrdersAtOnce } from "#modules/admin/contract/order-batch-forms.ts";
import { readSelection } from "#modules/admin/contract/selection-query.ts";
import { AdminOrderSheetsDocument } from "#modules/order/admin/batch/order-batch.graphql.gen.ts";
import { adminCall, adminPage } from "./admin-call.server.ts";
import type { RouteArgs } from "./route-types.ts";

/** The orders of a print page, as its address names them. */
export async function loadOrderSheets(facts: RouteArgs, section: "slips" | "labels") {
  const selection = readSelection(new URL(facts.request.url).searchParams);
  const orderCodes = selection?.kind === "some" ? [...selection.ids].slice(0, mostOrdersAtOnce) : [];
  const { adminOrderSheets } = await adminCall(facts, ({ api }) => api(AdminOrderSheetsDocument, { orderCodes }));
  return { orders: adminOrderSheets, ...adminPage(facts.context, section) };
}
