import { resultOf } from "#modules/settlements/admin/settlement-model.ts";
import {
  AdminSettlementRowsDocument,
  AdminSettlementsDocument,
} from "#modules/settlements/admin/settlements.graphql.gen.ts";
import type { SettlementsTextKey } from "#modules/settlements/admin/settlements-text.ts";
import { askedSettlementRows } from "../request/asked-settlements.ts";
import { isBefore, listFile, pageAfterPage } from "./list-file.ts";

export const settlementsFile = listFile({
  pages: ({ api }) =>
    pageAfterPage(async (page) => {
      const { adminSettlements } = await api(AdminSettlementsDocument, { page });
      return { rows: adminSettlements.rows, hasMore: isBefore(adminSettlements) };
    }),
  columns({ t, textOf }) {
    const text = textOf<SettlementsTextKey>("settlements-admin");
    return [
      { head: text("file"), text: (row) => row.title },
      { head: text("gateway"), text: (row) => row.gateway },
      { head: text("state"), text: (row) => text(row.state === "imported" ? "state_imported" : "state_uploaded") },
      { head: text("rows"), text: (row) => row.rowsInFile },
      { head: text("gross"), text: (row) => row.gross },
      { head: text("fee"), text: (row) => row.fee },
      { head: text("net"), text: (row) => row.net },
      { head: t("difference"), text: (row) => row.differences },
      { head: text("differences"), text: (row) => row.open },
      { head: t("created"), text: (row) => row.uploadedAt },
      { head: t("created_by"), text: (row) => row.uploadedBy },
    ];
  },
});

export const settlementRowsFile = listFile({
  pages: ({ query, api }) =>
    pageAfterPage(async (page) => {
      const input = { ...askedSettlementRows(query), page };
      const { adminSettlementRows } = await api(AdminSettlementRowsDocument, { input });
      return { rows: adminSettlementRows.rows, hasMore: isBefore(adminSettlementRows) };
    }),
  columns({ textOf }) {
    const text = textOf<SettlementsTextKey>("settlements-admin");
    return [
      { head: text("file"), text: (row) => row.fileTitle },
      { head: text("rows"), text: (row) => row.number },
      { head: text("gateway"), text: (row) => row.gateway },
      { head: text("field_reference"), text: (row) => row.reference },
      { head: text("field_gatewayReference"), text: (row) => row.gatewayReference },
      { head: text("field_kind"), text: (row) => row.kind },
      { head: text("field_settledOn"), text: (row) => row.day },
      { head: text("gross"), text: (row) => row.gross },
      { head: text("fee"), text: (row) => row.fee },
      { head: text("net"), text: (row) => row.net },
      { head: text("ourAmount"), text: (row) => row.ourAmount },
      { head: text("result"), text: (row) => text(`result_${resultOf(row.result)}`) },
      {
        head: text("state"),
        text: (row) => (row.explanation ? text(`state_${row.explanation === "explained" ? "explained" : "open"}`) : ""),
      },
      { head: text("note"), text: (row) => row.note },
    ];
  },
});
