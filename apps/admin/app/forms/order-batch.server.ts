import { data, redirect } from "react-router";
import { mostOrdersAtOnce, packOrdersSchema, shipOrdersSchema } from "#modules/admin/contract/order-batch-forms.ts";
import { isSelected } from "#modules/admin/contract/selection.ts";
import { mostSelected, readSelection, selectionQuery } from "#modules/admin/contract/selection-query.ts";
import {
  AdminPackOrdersDocument,
  type AdminPackOrdersResult,
  AdminShipOrdersDocument,
} from "#modules/order/admin/batch/order-batch.graphql.gen.ts";
import {
  type BatchAnswer,
  batchPath,
  blocksOf,
  expressField,
  versionField,
} from "#modules/order/admin/batch/order-batch.ts";
import { ordersPath } from "#modules/order/admin/order-list.ts";
import { AdminOrdersDocument } from "#modules/order/admin/orders.graphql.gen.ts";
import { textOnServer } from "../i18n/message-source.server.ts";
import { adminCall, adminForm, adminPage } from "../request/admin-call.server.ts";
import { orderQuery } from "../request/order-query.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import type { RouteArgs } from "../request/route-types.ts";
import { checkForm } from "./check-form.server.ts";
import { textsIn } from "./form-action.server.ts";

/** The address of the list with the filters it was left with. */
function listPath(query: URLSearchParams): string {
  const filters = new URLSearchParams(query);
  for (const name of ["only", "all", "without", "block", "cut"]) filters.delete(name);
  return filters.size > 0 ? `${ordersPath}?${filters}` : ordersPath;
}

/** "All that match" as codes: orders that are sent leave the list, and the groups must stay as they were chosen. */
async function pinned(
  facts: RouteArgs,
  query: URLSearchParams,
  selection: NonNullable<ReturnType<typeof readSelection>>,
) {
  const { input } = orderQuery(query);
  const { adminOrders } = await adminCall(facts, ({ api }) =>
    api(AdminOrdersDocument, { input: { ...input, page: 1, pageSize: mostSelected } }),
  );
  const codes = adminOrders.orders.map(({ orderCode }) => orderCode).filter((code) => isSelected(selection, code));
  if (codes.length === 0) return listPath(query);
  const chosen = selectionQuery(query, { kind: "some", ids: new Set(codes) });
  if (adminOrders.total > mostSelected) chosen.set("cut", "1");
  return `${batchPath}?${chosen}`;
}

/** The chosen orders, 50 at a time. */
export async function loadOrderBatch(facts: RouteArgs) {
  const { searchParams: query } = new URL(facts.request.url);
  const selection = readSelection(query);
  if (!selection) throw redirect(listPath(query));
  if (selection.kind === "all") throw redirect(await pinned(facts, query, selection));
  const blocks = blocksOf([...selection.ids]);
  const block = Math.min(Math.max(Math.trunc(Number(query.get("block"))) || 1, 1), blocks.length);
  const codes = blocks[block - 1] ?? [];
  const { adminOrders } = await adminCall(facts, ({ api }) =>
    api(AdminOrdersDocument, { input: { codes, page: 1, pageSize: mostOrdersAtOnce } }),
  );
  return {
    orders: adminOrders.orders.toSorted((one, other) => codes.indexOf(one.orderCode) - codes.indexOf(other.orderCode)),
    blocks,
    block,
    isCut: query.has("cut"),
    path: `${batchPath}?${query}`,
    listPath: listPath(query),
    pressKey: crypto.randomUUID(),
    ...adminPage(facts.context, "batch_title"),
  };
}

type Reply = AdminPackOrdersResult["adminPackOrders"];

/** Packs or sends the ticked orders. */
export async function actOnOrders(facts: RouteArgs): Promise<BatchAnswer> {
  const form = await adminForm(facts);
  const { intent = "", key, courierCode, ...texts } = textsIn(form);
  const { locale } = servicesOf(facts.context);
  const typed = { ...texts, courierCode: courierCode ?? "" };
  const answer = (changes: Partial<BatchAnswer>): BatchAnswer => ({
    ...{ intent, done: null, refusal: null, problems: {}, typed, refused: [] },
    ...changes,
  });
  const codes = form.getAll("order").filter((code) => typeof code === "string");
  if (codes.length === 0) return answer({ refusal: textOnServer("admin", locale)("batch_nothing") });
  const press = async (reply: Promise<Reply>) => {
    const { success, message, errorMessage, data: done } = await reply;
    if (!success || !done) return answer({ refusal: errorMessage });
    const refused = done.orders.flatMap(({ orderCode, errorMessage: text }) => (text ? [{ orderCode, text }] : []));
    return answer({ done: message, refused });
  };
  const seen = codes.map((orderCode) => ({ orderCode, version: texts[versionField(orderCode)] ?? "" }));
  if (intent === "packOrders") {
    const checked = checkForm(packOrdersSchema, { key, orders: seen }, locale);
    if (!checked.ok) throw data(null, { status: 400 });
    const input = checked.values;
    return press(
      adminCall(facts, ({ api }) => api(AdminPackOrdersDocument, { input })).then((all) => all.adminPackOrders),
    );
  }
  if (intent !== "shipOrders") throw data(null, { status: 400 });
  const orders = seen.map((order) => ({ ...order, expressCode: texts[expressField(order.orderCode)] ?? null }));
  const checked = checkForm(shipOrdersSchema, { key, courierCode, orders }, locale);
  if (!checked.ok) return answer({ refused: refusedFields(checked.problems, codes) });
  const input = checked.values;
  return press(
    adminCall(facts, ({ api }) => api(AdminShipOrdersDocument, { input })).then((all) => all.adminShipOrders),
  );
}

/** What is wrong with typed tracking numbers, by order. Nothing was sent. */
const refusedFields = (problems: Readonly<Record<string, string>>, codes: readonly string[]) =>
  Object.entries(problems).flatMap(([path, text]) => {
    const orderCode = codes[Number(/^orders\.(\d+)\./.exec(path)?.[1])];
    return orderCode === undefined ? [] : [{ orderCode, text }];
  });
