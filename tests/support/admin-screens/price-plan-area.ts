import { historyState, saveRecord } from "./record-states.ts";
import type { Area } from "./screen.ts";

/** So far away that no price of the shop changes. */
const period = { beginsAt: "2099-03-01T00:00:00.000Z", endsAt: "2099-03-03T00:00:00.000Z" };

export const pricePlanArea: Area = {
  name: "price plans",
  async make({ context, shop }) {
    const own = crypto.randomUUID().slice(0, 8);
    const [draft, upcoming] = [`draft-${own}`, `upcoming-${own}`];
    const skus = await shop.sql<{ code: string; price: number }>(
      `select sku.code, sku.price::int as price from catalogue.sku
       join catalogue.product on product.code = sku.product_code and on_sale
       where not exists (select from catalogue.planned_price where sku_code = sku.code)
       order by random() limit 45`,
    );
    // More than a page of the table, one of them above its list price.
    const prices = Object.fromEntries(skus.map(({ code, price }, at) => [code, at === 0 ? price + 1_000 : price]));
    await saveRecord({ context, shop }, "pricePlan", draft, 0, { name: "A plan of a test" });
    await saveRecord({ context, shop }, "pricePlan", upcoming, 0, {
      ...{ ...period, name: "A scheduled plan of a test", status: "scheduled" },
      ...Object.fromEntries(Object.entries(prices).map(([code, price]) => [`prices/${code}`, price])),
    });
    return { draft, upcoming };
  },
  screens: [
    { route: "adminPricePlans", path: "/admin/price-plans" },
    {
      route: "adminNewPricePlan",
      path: "/admin/price-plans/new",
      states: [
        {
          name: "refused fields",
          async open({ page }) {
            await page.getByRole("button", { name: "Schedule" }).click();
            await page.getByRole("alert").filter({ hasText: "Not saved" }).getByRole("link").first().waitFor();
          },
        },
      ],
    },
    {
      route: "adminPricePlan",
      path: ({ draft }) => `/admin/price-plans/${draft}`,
      states: [
        {
          name: "SKUs that were found",
          async open({ page }) {
            await page.getByLabel("Find SKUs").fill("shoe");
            await page.getByLabel("Find SKUs").press("Enter");
            await page.getByRole("button", { name: /^Add / }).nth(1).click();
            await page.getByRole("textbox", { name: /^Planned price/ }).waitFor();
          },
        },
        {
          name: "adding a group",
          async open({ page }) {
            await page.getByRole("button", { name: "Add a group" }).click();
            const dialog = page.getByRole("dialog", { name: "Add a group" });
            // A brand with products: other tests add brands without any.
            await dialog.getByLabel("Brand", { exact: true }).selectOption({ label: "Klikko" });
            await dialog.getByLabel("Reduce by %").fill("15");
            await dialog.getByRole("button", { name: /^Add \d+ price/ }).waitFor();
          },
        },
        {
          name: "pasting prices",
          async open({ page }) {
            await page.getByRole("button", { name: "Paste prices" }).click();
            const dialog = page.getByRole("dialog", { name: "Paste prices" });
            await dialog.getByLabel("Two columns from a spreadsheet").fill("NO-SUCH-SKU\t1000\nno price\tat all 1");
            await dialog.getByText("1 code is no SKU of the shop").waitFor();
          },
        },
      ],
    },
    {
      route: "adminPricePlan",
      path: ({ upcoming }) => `/admin/price-plans/${upcoming}`,
      states: [
        {
          name: "the second page of the table",
          async open({ page }) {
            await page.getByRole("button", { name: "Next", exact: true }).click();
            await page.getByText("Page 2 of 2").waitFor();
          },
        },
        {
          name: "stopping a plan",
          async open({ page }) {
            await page.getByRole("button", { name: "Stop now" }).click();
            await page.getByRole("dialog", { name: "Stop A scheduled plan of a test?" }).waitFor();
          },
        },
        historyState,
      ],
    },
  ],
};
