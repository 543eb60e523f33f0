import { historyState, saveRecord } from "./record-states.ts";
import type { Area } from "./screen.ts";

const names = Object.fromEntries(["en-US", "id-ID", "vi-VN", "zh-CN"].map((locale) => [locale, "Promotion of a test"]));

export const promotionArea: Area = {
  name: "promotions",
  async make({ context, shop }) {
    const own = crypto.randomUUID().slice(0, 8).toUpperCase();
    const [draft, live, past] = [`DRAFT${own}`, `LIVE${own}`, `PAST${own}`];
    const period = { beginsAt: "2099-01-01T00:00:00.000Z", endsAt: "2099-02-01T00:00:00.000Z" };
    await saveRecord({ context, shop }, "promotion", draft, 0, {
      kind: "gwp",
      levels: [{ threshold: 500_000 }],
    });
    await saveRecord({ context, shop }, "promotion", live, 0, {
      ...period,
      names,
      status: "active",
      kind: "tier",
      rewardByPercentage: true,
      scope: { everything: true },
      levels: [{ threshold: 1_000_000, reward: 10 }],
    });
    // Over: no shopper gets it, but it has results.
    await saveRecord({ context, shop }, "promotion", past, 0, {
      ...{ beginsAt: "2026-01-01T00:00:00.000Z", endsAt: "2026-01-20T00:00:00.000Z" },
      names,
      status: "active",
      kind: "tier",
      rewardByPercentage: true,
      scope: { everything: true },
      levels: [{ threshold: 1_000_000, reward: 10 }],
    });
    const [coupon, single] = [`COUPON${own}`, `SINGLE${own}`];
    const discount = { ...period, names, status: "active", percent: 10, scope: { everything: true } };
    await saveRecord({ context, shop }, "coupon", coupon, 0, { ...discount, status: "draft" });
    await saveRecord({ context, shop }, "coupon", single, 0, { ...discount, singleUse: true });
    // As the worker writes them.
    const codes = [1, 2, 3].map((number) => `${own}CODE${number}`);
    for (const code of codes)
      await shop.sql(
        `insert into promotion.single_use_code (code, coupon_code, made_at) values ('${code}', '${single}', now())`,
      );
    await shop.sql(`update promotion.coupon set codes_made = 3 where code = '${single}'`);
    const [sold] = await shop.sql<{ code: string }>(
      "select sku.code from catalogue.sku join catalogue.product on product.code = sku.product_code where on_sale limit 1",
    );
    return { draft, live, past, coupon, single, sku: encodeURIComponent(sold?.code ?? "") };
  },
  screens: [
    { route: "adminPromotions", path: "/admin/promotions" },
    { route: "adminPromotionCalendar", path: "/admin/promotions/calendar?month=2026-01" },
    { route: "adminPromotionCalendar", path: "/admin/promotions/calendar?month=2099-01&view=list" },
    { route: "adminWhyPrice", path: "/admin/promotions/why" },
    { route: "adminWhyPrice", path: "/admin/promotions/why?lines=NO-SUCH-SKU%202&at=soon" },
    { route: "adminWhyPrice", path: ({ sku }) => `/admin/promotions/why?lines=${sku}%202&coupon=NOBODY` },
    {
      route: "adminNewPromotion",
      path: "/admin/promotions/new",
      states: [
        {
          name: "a flash sale with SKUs to choose from",
          async open({ page }) {
            await page.getByLabel("Kind", { exact: true }).selectOption("flashSale");
            await page.getByLabel("Find SKUs").fill("shoe");
            await page.getByLabel("Find SKUs").press("Enter");
            await page.getByRole("button", { name: /^Add / }).first().click();
            await page.getByLabel("Sale price").waitFor();
          },
        },
        {
          name: "refused fields",
          async open({ page }) {
            await page.getByRole("button", { name: "Put live" }).click();
            await page.getByRole("alert").filter({ hasText: "Not saved" }).getByRole("link").first().waitFor();
          },
        },
      ],
    },
    {
      route: "adminPromotion",
      path: ({ draft }) => `/admin/promotions/${draft}`,
      states: [
        {
          name: "deleting a draft",
          async open({ page }) {
            await page.getByRole("button", { name: "Delete draft" }).click();
            await page.getByRole("dialog", { name: /^Delete DRAFT/ }).waitFor();
          },
        },
      ],
    },
    {
      route: "adminPromotion",
      path: ({ live }) => `/admin/promotions/${live}`,
      states: [
        {
          name: "stopping a promotion",
          async open({ page }) {
            await page.getByRole("button", { name: "Stop now" }).click();
            await page.getByRole("dialog", { name: /^Stop LIVE/ }).waitFor();
          },
        },
        {
          name: "a simulation",
          async open({ page }) {
            await page.getByRole("button", { name: "Simulate" }).click();
            await page.getByRole("region", { name: "Result of the simulation" }).waitFor();
          },
        },
        historyState,
      ],
    },
    {
      route: "adminPromotion",
      path: ({ past }) => `/admin/promotions/${past}`,
      states: [
        {
          name: "the results of a promotion",
          async open({ page }) {
            await page.getByRole("button", { name: "Count again" }).click();
            await page
              .getByRole("status")
              .filter({ hasText: /^Counted / })
              .waitFor();
          },
        },
      ],
    },
    { route: "adminCoupons", path: "/admin/coupons" },
    {
      route: "adminNewCoupon",
      path: "/admin/coupons/new",
      states: [
        {
          name: "refused fields",
          async open({ page }) {
            await page.getByLabel("Code", { exact: true }).fill("A");
            await page.getByRole("button", { name: "Put live" }).click();
            await page.getByRole("alert").filter({ hasText: "Not saved" }).getByRole("link").first().waitFor();
          },
        },
      ],
    },
    {
      route: "adminCoupon",
      path: ({ coupon }) => `/admin/coupons/${coupon}`,
      states: [
        {
          name: "handing it to members",
          async open({ page }) {
            await page.getByText("Hand to members").click();
            await page.getByLabel("Members", { exact: true }).waitFor();
          },
        },
        {
          name: "deleting a draft",
          async open({ page }) {
            await page.getByRole("button", { name: "Delete draft" }).click();
            await page.getByRole("dialog", { name: /^Delete COUPON/ }).waitFor();
          },
        },
      ],
    },
    {
      route: "adminCoupon",
      path: ({ single }) => `/admin/coupons/${single}`,
      states: [
        {
          name: "making codes",
          async open({ page }) {
            await page.getByText("Make codes").click();
            await page.getByLabel("How many").waitFor();
          },
        },
        {
          name: "stopping a coupon",
          async open({ page }) {
            await page.getByRole("button", { name: "Stop now" }).click();
            await page.getByRole("dialog", { name: /^Stop SINGLE/ }).waitFor();
          },
        },
        {
          name: "cancelling all codes",
          async open({ page }) {
            await page.getByRole("button", { name: "Cancel all unused" }).click();
            await page.getByRole("dialog", { name: "Cancel all unused codes?" }).waitFor();
          },
        },
        historyState,
      ],
    },
    { route: "adminCouponCards", path: ({ single }) => `/admin/coupons/${single}/cards` },
  ],
};
