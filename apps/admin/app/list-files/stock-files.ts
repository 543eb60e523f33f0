import { countState } from "#modules/inventory/admin/counts/count-model.ts";
import { AdminStockCountsDocument } from "#modules/inventory/admin/counts/counts.graphql.gen.ts";
import { AdminStockDocument } from "#modules/inventory/admin/stock.graphql.gen.ts";
import { readStock } from "#modules/inventory/admin/stock-list-model.ts";
import type { StockTextKey } from "#modules/inventory/admin/stock-text.ts";
import { shownState } from "#modules/inventory/admin/transfers/transfer-model.ts";
import { AdminTransfersDocument } from "#modules/inventory/admin/transfers/transfers.graphql.gen.ts";
import { documentPageSize } from "#modules/inventory/contract/stock-views.ts";
import { isBefore, listFile, pageAfterPage } from "./list-file.ts";

/** Its first four columns are those of an import of stock, so that it can be imported as it is. */
export const stockFile = listFile({
  pages: ({ query, api }) =>
    pageAfterPage(async (page) => {
      const { adminStock } = await api(AdminStockDocument, { input: { ...readStock(query).input, page } });
      return { rows: adminStock.rows, hasMore: isBefore(adminStock) };
    }),
  columns: ({ t }) => [
    { head: "sku_code", text: ({ sku }) => sku.skuCode },
    { head: "place_code", text: ({ level }) => level.sourceCode },
    { head: "on_hand", text: ({ level }) => level.onHand },
    { head: "shelf", text: ({ level }) => level.shelf },
    { head: t("name"), text: ({ sku }) => sku.name },
    { head: t("options"), text: ({ sku }) => sku.options },
    { head: t("barcode"), text: ({ sku }) => sku.barcode },
    { head: t("place"), text: ({ level }) => level.sourceName },
    { head: t("held"), text: ({ level }) => level.held },
    { head: t("sellable"), text: ({ level }) => level.sellable },
    { head: t("incoming"), text: ({ level }) => level.incoming },
    { head: t("safety"), text: ({ level }) => level.safety },
  ],
});

export const countsFile = listFile({
  pages: ({ api }) =>
    pageAfterPage(async (page) => {
      const { adminStockCounts: rows } = await api(AdminStockCountsDocument, { page });
      return { rows, hasMore: rows.length === documentPageSize };
    }),
  columns({ t, textOf }) {
    const text = textOf<StockTextKey>("inventory-admin");
    return [
      { head: t("code"), text: (row) => row.code },
      { head: t("place"), text: (row) => row.sourceName },
      { head: t("state"), text: (row) => text(`count_state_${countState(row.state)}`) },
      { head: t("started_by"), text: (row) => row.startedBy },
      { head: t("started"), text: (row) => row.startedAt },
      { head: t("skus"), text: (row) => row.lines },
      { head: t("difference"), text: (row) => row.difference },
    ];
  },
});

export const transfersFile = listFile({
  pages: ({ api }) =>
    pageAfterPage(async (page) => {
      const { adminTransfers: rows } = await api(AdminTransfersDocument, { page });
      return { rows, hasMore: rows.length === documentPageSize };
    }),
  columns({ t, textOf }) {
    const text = textOf<StockTextKey>("inventory-admin");
    return [
      { head: t("code"), text: (row) => row.code },
      { head: t("from"), text: (row) => row.fromName },
      { head: t("to"), text: (row) => row.toName },
      {
        head: t("state"),
        text: ({ state, received, lost }) => text(`transfer_state_${shownState({ state, settled: received + lost })}`),
      },
      { head: t("units"), text: (row) => row.units },
      { head: t("received"), text: (row) => row.received },
      { head: t("lost"), text: (row) => row.lost },
      { head: t("created_by"), text: (row) => row.createdBy },
      { head: t("created"), text: (row) => row.createdAt },
    ];
  },
});
