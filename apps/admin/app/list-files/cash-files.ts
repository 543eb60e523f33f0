import { AdminCashDaysDocument } from "#modules/cash/admin/cash.graphql.gen.ts";
import { cashState } from "#modules/cash/admin/cash-model.ts";
import type { CashTextKey } from "#modules/cash/admin/cash-text.ts";
import { askedCashDays } from "../request/asked-cash.ts";
import { isBefore, listFile, pageAfterPage } from "./list-file.ts";

export const cashFile = listFile({
  pages: ({ query, api }) =>
    pageAfterPage(async (page) => {
      const { adminCashDays } = await api(AdminCashDaysDocument, { input: { ...askedCashDays(query), page } });
      return { rows: adminCashDays.rows, hasMore: isBefore(adminCashDays) };
    }),
  columns({ textOf }) {
    const text = textOf<CashTextKey>("cash-admin");
    return [
      { head: text("day"), text: (row) => row.day },
      { head: text("store_code"), text: (row) => row.storeCode },
      { head: text("store"), text: (row) => row.storeName },
      { head: text("state"), text: (row) => text(`state_${cashState(row.state)}`) },
      { head: text("orders"), text: (row) => row.orders },
      { head: text("expected"), text: (row) => row.expected },
      { head: text("counted"), text: (row) => row.counted },
      { head: text("difference"), text: (row) => row.difference },
      { head: text("closed_by"), text: (row) => row.closedBy },
    ];
  },
});
