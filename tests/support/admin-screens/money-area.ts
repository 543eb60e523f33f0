import { AdminCloseCashDayDocument } from "#modules/cash/admin/cash.graphql.gen.ts";
import { AdminImportSettlementDocument } from "#modules/settlements/admin/settlements.graphql.gen.ts";
import { callAdmin } from "../admin-api.ts";
import { aStore, deliveredForCash } from "../cash.ts";
import { aPaidCharge, settlementFile } from "../settlements.ts";
import type { Area } from "./screen.ts";

export const moneyArea: Area = {
  name: "money",
  async make({ context, shop }) {
    const { code: store } = await aStore(shop, 1);
    await deliveredForCash(shop, { storeCode: store, day: "2026-02-03", total: 288_000, notCollected: 88_000 });
    await deliveredForCash(shop, { storeCode: store, day: "2026-02-04", total: 150_000 });
    const pieces = [1, 1, 0, 0, 0, 0, 0, 0, 0, 0];
    await callAdmin(context, shop.url, AdminCloseCashDayDocument, {
      input: { storeCode: store, day: "2026-02-04", expected: 150_000, pieces },
    });
    const send = async (rows: readonly string[]) => {
      const { name, buffer } = settlementFile(rows);
      const response = await context.request.post(`${shop.url}/admin/settlements/files?name=${name}`, {
        headers: { origin: shop.url, "content-type": "application/octet-stream" },
        data: buffer,
      });
      return ((await response.json()) as { id: string }).id;
    };
    const charge = await aPaidCharge(shop, 288_000);
    const uploaded = await send([`AXE-1,T-${charge},2026-11-15,Payment,1000,0,1000`]);
    const imported = await send([
      `${charge},G-1,2026-11-15,Payment,288000,4000,284000`,
      `NOBODY-${charge},G-2,2026-11-15,Payment,5000,100,4900`,
    ]);
    const headers = {
      ...{ reference: "Order ID", gatewayReference: "Transaction ID", settledOn: "Settlement Time" },
      ...{ kind: "Transaction Type", gross: "Gross Amount", fee: "Fee", net: "Net Amount" },
    };
    const columns = Object.entries(headers).map(([field, header]) => ({ field, header }));
    await callAdmin(context, shop.url, AdminImportSettlementDocument, {
      input: { id: imported, gateway: "midtrans", columns },
    });
    return { store, uploaded, imported };
  },
  screens: [
    { route: "adminCashDays", path: "/admin/cash" },
    {
      route: "adminCashDay",
      path: ({ store }) => `/admin/cash/${store}/2026-02-03`,
      states: [
        {
          name: "a difference without a reason",
          async open({ page }) {
            await page.getByLabel("Pieces of Rp100.000").fill("1");
            await page.getByRole("button", { name: "Close the day" }).click();
            await page.getByText("Please say why").first().waitFor();
          },
        },
      ],
    },
    {
      route: "adminCashDay",
      path: ({ store }) => `/admin/cash/${store}/2026-02-04`,
      states: [{ name: "opening it again", open: ({ page }) => page.getByText("Open this day again").click() }],
    },
    { route: "adminSettlements", path: "/admin/settlements" },
    {
      route: "adminSettlement",
      path: ({ uploaded }) => `/admin/settlements/${uploaded}`,
      states: [
        {
          name: "a missing column",
          async open({ page }) {
            await page.getByLabel("Gross amount").selectOption("");
            await page.getByRole("button", { name: "Import 1 row" }).click();
            await page.getByText("Choose the column of the gross amount.").first().waitFor();
          },
        },
      ],
    },
    { route: "adminSettlement", path: ({ imported }) => `/admin/settlements/${imported}` },
    {
      route: "adminSettlementRows",
      path: ({ imported }) => `/admin/settlements/rows?file=${imported}`,
      states: [
        {
          name: "explaining a difference",
          open: ({ page }) => page.getByText("Explain", { exact: true }).first().click(),
        },
      ],
    },
  ],
};
