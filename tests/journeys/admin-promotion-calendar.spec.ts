import { saveRecord } from "../support/admin-screens/record-states.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { signInBySteps } from "../support/staff-account.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

const named = (name: string) =>
  Object.fromEntries(["en-US", "id-ID", "vi-VN", "zh-CN"].map((locale) => [locale, name]));

test("MR-02 on a phone the calendar lists what runs when and what overlaps, and is walked by keyboard; before it is saved a promotion says in words what happens on shared goods", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  await signInBySteps(context, shop.url, "marketing");
  const month = page.locator("h2[aria-live]");
  const own = crypto.randomUUID().slice(0, 8).toUpperCase();
  const [product] = await shop.sql<{ code: string }>(
    "select code from catalogue.product where on_sale order by random() limit 1",
  );
  const tier = {
    ...{ kind: "tier", rewardByPercentage: true, levels: [{ threshold: 1_000_000, reward: 10 }] },
    scope: { products: [product?.code ?? ""] },
  };
  const days = (from: string, until: string) => ({
    beginsAt: `2098-${from}T17:00:00.000Z`,
    endsAt: `2098-${until}T17:00:00.000Z`,
  });
  const live = { ...tier, status: "active" };
  await saveRecord({ context, shop }, "promotion", `ONE${own}`, 0, {
    ...{ ...live, ...days("03-04", "03-20"), names: named(`One ${own}`), priority: 1, exclusive: true },
  });
  await saveRecord({ context, shop }, "promotion", `TWO${own}`, 0, {
    ...{ ...tier, ...days("03-17", "04-02"), names: named(`Two ${own}`) },
  });
  await saveRecord({ context, shop }, "coupon", `CALL${own}`, 0, {
    ...{ ...days("03-09", "03-10"), names: named(`Coupon ${own}`), status: "active", percent: 10 },
    scope: { everything: true },
  });

  // Still a draft: its page says in words what will happen.
  await visit(page, `/admin/promotions/TWO${own}`);
  const relation = page.getByRole("listitem").filter({ hasText: `One ${own}` });
  await expect(relation).toContainText(/only the other one counts/i);
  // The words follow what is typed, before it is saved.
  await page.getByLabel("Priority").fill("0");
  await expect(relation).toContainText(/both count/i);
  await page.getByLabel("Highest price in rupiah").fill("1");
  await expect(relation).toHaveCount(0);
  await page.getByLabel("Highest price in rupiah").fill("");
  await page.getByLabel("Who gets it").selectOption({ label: "Members of MAPCLUB" });
  await expect(relation).toContainText(/Members of MAPCLUB: .*both count/i);
  await page.getByLabel("Who gets it").selectOption({ label: "Everyone" });
  await expect(relation).not.toContainText("MAPCLUB");
  await page.getByRole("button", { name: "Put live" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await visit(page, "/admin/promotions");
  await page.getByRole("link", { name: "Calendar", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Calendar");
  await visit(page, "/admin/promotions/calendar?month=2098-02");
  await page.getByRole("link", { name: "Next month" }).focus();
  await page.keyboard.press("Enter");
  await expect(month).toHaveText("March 2098");
  const entry = page.getByRole("main").getByRole("listitem").filter({ hasText: "18/03/2098 – 02/04/2098" });
  await expect(entry.getByRole("link", { name: `Two ${own}` })).toBeVisible();
  await expectAccessible(page, "the calendar as a list");
  await entry.getByRole("link", { name: `One ${own}` }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`/admin/promotions/ONE${own}$`));

  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, "/admin/promotions/calendar?month=2098-03");
  await expect(page.getByRole("main").getByRole("link", { name: `Coupon ${own}`, exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole("link", { name: "Today" }).click();
  await expect(month).not.toHaveText("March 2098");
  await expect(month).toBeVisible();
});
