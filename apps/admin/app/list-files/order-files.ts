import { everythingSelected, isSelected } from "#modules/admin/contract/selection.ts";
import { readSelection } from "#modules/admin/contract/selection-query.ts";
import type { AdminTextKey } from "#modules/admin/web/admin-text.ts";
import { AdminChatsDocument } from "#modules/chat/admin/chats.graphql.gen.ts";
import { orderFileColumns } from "#modules/order/admin/order-csv.ts";
import { AdminOrdersDocument } from "#modules/order/admin/orders.graphql.gen.ts";
import { refundReasonKey } from "#modules/payment/admin/refund-model.ts";
import { AdminRefundsDocument } from "#modules/payment/admin/refunds.graphql.gen.ts";
import { AdminReturnsDocument } from "#modules/returns/admin/returns.graphql.gen.ts";
import { askedReturns } from "../request/asked-lists.ts";
import { orderQuery } from "../request/order-query.server.ts";
import { isBefore, listFile, onePage, pageAfterPage } from "./list-file.ts";

const orderPageSize = 500;

/** The chosen orders: `only` these, or all `without` some. */
export const ordersFile = listFile({
  pages({ query, api }) {
    const { input } = orderQuery(query);
    const selection = readSelection(query) ?? everythingSelected;
    const codes = selection.kind === "some" ? [...selection.ids] : null;
    return pageAfterPage(async (page) => {
      const asked = { ...input, page, pageSize: orderPageSize, codes };
      const { adminOrders } = await api(AdminOrdersDocument, { input: asked });
      return {
        rows: adminOrders.orders.filter(({ orderCode }) => isSelected(selection, orderCode)),
        hasMore: isBefore(adminOrders),
      };
    });
  },
  columns: ({ query, textOf }) => orderFileColumns(orderQuery(query).shown.columns, textOf<AdminTextKey>("admin")),
});

export const returnsFile = listFile({
  pages({ query, api }) {
    const { statuses, counted } = askedReturns(query);
    return pageAfterPage(async (page) => {
      const { adminReturns } = await api(AdminReturnsDocument, { statuses, counted, page });
      return { rows: adminReturns.returns, hasMore: isBefore(adminReturns) };
    });
  },
  columns: ({ t }) => [
    { head: t("code"), text: (row) => row.returnCode },
    { head: t("state"), text: (row) => row.statusText },
    { head: t("created"), text: (row) => row.createdAt },
    { head: t("customer"), text: (row) => row.receiver },
    { head: t("order"), text: (row) => row.orderCode },
    { head: t("pieces"), text: (row) => row.pieces },
    { head: t("reason"), text: (row) => row.reason },
    { head: t("amount"), text: (row) => row.money },
  ],
});

/** Refunds that wait for staff, then those sent by hand lately. */
export const refundsFile = listFile({
  pages: ({ api }) =>
    onePage(
      api(AdminRefundsDocument).then(({ adminRefunds, adminSentRefunds }) => [
        ...adminRefunds.map((refund) => ({ ...refund, sentAs: null, doneAt: null })),
        ...adminSentRefunds,
      ]),
    ),
  columns({ t, textOf }) {
    const text = textOf<AdminTextKey>("admin");
    return [
      { head: t("amount"), text: (row) => row.amount },
      { head: t("state"), text: (row) => text(`refund_${row.state as "manual"}`) },
      { head: t("orders"), text: (row) => row.orderCodes.join(", ") },
      { head: t("reference"), text: (row) => row.reference },
      { head: t("customer"), text: (row) => row.customer },
      {
        head: t("reason"),
        text({ reason }) {
          const key = refundReasonKey(reason);
          return key ? text(key) : reason;
        },
      },
      { head: t("channel"), text: (row) => row.channelName },
      { head: t("account"), text: (row) => row.account },
      { head: t("created"), text: (row) => row.requestedAt },
      { head: t("sent_as"), text: (row) => row.sentAs },
      { head: t("ended"), text: (row) => row.doneAt },
    ];
  },
});

export const chatsFile = listFile({
  pages: ({ api }) =>
    pageAfterPage(async (page) => {
      const { adminChats } = await api(AdminChatsDocument, { page });
      return { rows: adminChats.chats, hasMore: isBefore(adminChats) };
    }),
  columns: ({ t }) => [
    { head: t("name"), text: (row) => row.name },
    { head: t("contact"), text: (row) => row.contact },
    { head: t("member"), text: (row) => t(row.isMember ? "yes" : "no") },
    { head: t("waiting_since"), text: (row) => row.waitingSince },
    { head: t("last_message"), text: (row) => row.lastAt },
    { head: t("last_by"), text: (row) => row.lastBy },
    { head: t("message"), text: (row) => row.preview },
  ],
});
