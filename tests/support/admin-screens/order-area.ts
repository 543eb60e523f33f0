import { aPaidOrder, aReturn, requestCancellation } from "../admin.ts";
import type { Area } from "./screen.ts";

export const orderArea: Area = {
  name: "orders",
  async make() {
    const [order, pickup, request, returned] = await Promise.all([
      aPaidOrder(),
      aPaidOrder("pickup"),
      aPaidOrder(),
      aReturn(),
    ]);
    await requestCancellation(request);
    return { order, pickup, request, returned };
  },
  screens: [
    {
      route: "adminOrders",
      path: "/admin/orders",
      states: [
        {
          name: "the command palette",
          async open({ page }) {
            await page
              .getByRole("button", { name: /^Search/ })
              .first()
              .click();
            await page.getByRole("dialog", { name: "Search and go" }).getByRole("option").first().waitFor();
          },
        },
        {
          name: "saved views",
          async open({ page }) {
            await page.getByRole("button", { name: "Views" }).click();
            await page.getByLabel("Name of this view").waitFor();
          },
        },
        {
          name: "the choice of columns",
          async open({ page }) {
            await page.getByRole("button", { name: "Columns" }).click();
            await page.getByRole("group", { name: "Columns" }).waitFor();
          },
        },
        {
          name: "chosen rows",
          // A phone has no choice of rows.
          async open({ page }) {
            const box = page.locator("main tbody input[type=checkbox]").first();
            if (await box.isVisible()) await box.check();
          },
        },
      ],
    },
    {
      route: "adminOrder",
      path: ({ order }) => `/admin/orders/${order}`,
      states: [
        { name: "cancelling an order", open: ({ page }) => page.getByText("Cancel this order").click() },
        {
          name: "a refused parcel",
          async open({ page }) {
            await page.getByLabel("Courier's number").fill("no number!");
            await page.getByRole("button", { name: /^Send/ }).click();
            await page.getByText("Letters, digits and dashes only").waitFor();
          },
        },
      ],
    },
    { route: "adminOrder", path: ({ pickup }) => `/admin/orders/${pickup}` },
    { route: "adminOrder", path: ({ request }) => `/admin/orders/${request}` },
    {
      route: "adminOrderEdit",
      path: ({ order }) => `/admin/orders/${order}/edit`,
      states: [
        {
          name: "a preview",
          async open({ page }) {
            await page.getByLabel("Pieces of Brick").fill("0");
            await page.getByLabel(/^Why pieces are taken off/).selectOption({ label: "Wrong item" });
            await page.getByRole("button", { name: "Preview" }).click();
            await page.getByRole("button", { name: "Change it now" }).waitFor();
          },
        },
        {
          name: "refused fields",
          async open({ page }) {
            await page.getByLabel("Pieces of Brick").fill("9");
            await page.getByLabel("Mobile number").fill("12");
            await page.getByRole("button", { name: "Preview" }).click();
            await page.getByText("From 0 to 1: pieces can only be taken off").waitFor();
          },
        },
      ],
    },
    {
      route: "adminOrderBatch",
      path: ({ order, pickup }) => `/admin/orders/batch?only=${order},${pickup}`,
      states: [
        {
          name: "refused tracking numbers",
          async open({ page }) {
            await page.getByLabel(/^Courier's number/).fill("no number!");
            await page.getByRole("button", { name: "Hand to the courier" }).click();
            await page.getByText("1 order was refused").waitFor();
          },
        },
      ],
    },
    { route: "adminOrderSlips", path: ({ order, pickup }) => `/admin/orders/slips?only=${order},${pickup}` },
    { route: "adminOrderLabels", path: ({ order, pickup }) => `/admin/orders/labels?only=${order},${pickup}` },
    {
      route: "adminPick",
      path: "/admin/pick",
      states: [
        {
          name: "a wrong barcode",
          async open({ page }) {
            const field = page.getByLabel("Barcode or SKU");
            await field.fill("0000000000000");
            await field.press("Enter");
            await page.getByText("No product has the barcode 0000000000000.").waitFor();
          },
        },
      ],
    },
    { route: "adminSlip", path: ({ order }) => `/admin/orders/${order}/slip` },
    { route: "adminReturns", path: "/admin/returns" },
    { route: "adminReturn", path: ({ returned }) => `/admin/returns/${returned}` },
    { route: "adminRefunds", path: "/admin/refunds" },
  ],
};
