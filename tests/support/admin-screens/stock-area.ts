import {
  AdminCountStockDocument,
  AdminStartCountDocument,
} from "#modules/inventory/admin/counts/counts.graphql.gen.ts";
import {
  AdminSaveTransferDocument,
  AdminSendTransferDocument,
} from "#modules/inventory/admin/transfers/transfers.graphql.gen.ts";
import { callAdmin } from "../admin-api.ts";
import { pointCameraAt } from "../barcode-camera.ts";
import { stockedSkus, stockedStore } from "../stock.ts";
import type { Area } from "./screen.ts";

export const stockArea: Area = {
  name: "stock",
  async make({ context, shop }) {
    const store = await stockedStore(shop);
    // Neither the first nor the last: other journeys count and move those.
    const sku = (await stockedSkus(shop, "WH01", 20)).at(-1);
    if (!sku) throw new Error("the warehouse has no stock");
    const { skuCode } = sku;
    await pointCameraAt(context, sku.barcode);
    const key = () => crypto.randomUUID();
    const started = await callAdmin(context, shop.url, AdminStartCountDocument, {
      input: { key: key(), sourceCode: store },
    });
    const count = started.adminStartCount.data?.code ?? "";
    await callAdmin(context, shop.url, AdminCountStockDocument, {
      input: { countCode: count, code: skuCode, counted: 3, key: key() },
    });
    const transfer = async () => {
      const input = { key: key(), version: 0, fromCode: "WH01", toCode: store, lines: [{ skuCode, quantity: 1 }] };
      const { adminSaveTransfer } = await callAdmin(context, shop.url, AdminSaveTransferDocument, { input });
      return adminSaveTransfer.data?.code ?? "";
    };
    const [draft, sent] = [await transfer(), await transfer()];
    await callAdmin(context, shop.url, AdminSendTransferDocument, { input: { code: sent, version: 1 } });
    return { sku: skuCode, store, count, draft, sent };
  },
  screens: [
    { route: "adminStock", path: "/admin/stock" },
    {
      route: "adminStock",
      path: ({ store }) => `/admin/stock?sourceCode=${store}`,
      states: [
        { name: "the safety stock", open: ({ page }) => page.getByText("Safety stock of every SKU here").click() },
      ],
    },
    {
      route: "adminSkuStock",
      path: ({ sku }) => `/admin/stock/${sku}?place=WH01`,
      states: [
        {
          name: "a refused adjustment",
          async open({ page }) {
            await page.getByRole("button", { name: "Save" }).first().click();
            await page.getByText("Please choose").waitFor();
          },
        },
      ],
    },
    { route: "adminCounts", path: "/admin/counts" },
    {
      route: "adminCount",
      path: ({ count }) => `/admin/counts/${count}`,
      states: [
        {
          name: "the scanner",
          async open({ page }) {
            await page.getByRole("button", { name: "Use the camera" }).click();
            await page.getByText("Hold the barcode into the picture.").waitFor();
          },
        },
      ],
    },
    { route: "adminTransfers", path: "/admin/transfers" },
    {
      route: "adminTransfer",
      path: "/admin/transfers/new",
      states: [
        {
          name: "a refused transfer",
          open: ({ page }) => page.getByRole("button", { name: "Save draft" }).click(),
        },
      ],
    },
    { route: "adminTransfer", path: ({ draft }) => `/admin/transfers/${draft}` },
    { route: "adminTransfer", path: ({ sent }) => `/admin/transfers/${sent}` },
  ],
};
