import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test("SH-28 SH-29 the loading bar shows after 200 ms, approaches 90 % within 5 s and ends with the page", {
  tag: "@desktop",
}, async ({ page, consent }) => {
  await consent("necessary");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/page/privacy-policy.data*", async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.install({ time: "2026-11-15T08:00:00+07:00" });
  await visit(page, "/contact-us");
  await page.clock.pauseAt("2026-11-15T08:10:00+07:00");
  const bar = page.getByRole("progressbar", { name: "Loading" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }).click();
  await page.clock.runFor(180);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(120);
  await expect(bar).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(bar).toHaveJSProperty("value", 0.9);
  await expect(page).toHaveURL("/contact-us");
  release();
  await expect(page).toHaveURL("/page/privacy-policy");
  await page.clock.runFor(100);
  await expect(bar).toHaveJSProperty("value", 1);
  await page.clock.runFor(300);
  await expect(bar).toHaveCount(0);
});

test("SH-29 the loading bar turns red for a moment when the page cannot be loaded", { tag: "@desktop" }, async ({
  page,
  consent,
  complaints,
}) => {
  complaints.allow(/500 \(Internal Server Error\) \S+\/page\/privacy-policy\.data/);
  await consent("necessary");
  await page.route("**/page/privacy-policy.data*", (route) => route.fulfill({ status: 500, body: "broken" }));
  await page.clock.install({ time: "2026-11-15T08:00:00+07:00" });
  await visit(page, "/contact-us");
  await page.clock.pauseAt("2026-11-15T08:10:00+07:00");
  const bar = page.getByRole("progressbar", { name: "Loading" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await page.clock.runFor(500);
  const colours = await bar.evaluate((element) => {
    const style = getComputedStyle(element);
    return { bar: style.getPropertyValue("--bar"), red: style.getPropertyValue("--brick") };
  });
  expect(colours.bar).toBe(colours.red);
  await page.clock.runFor(1_500);
  await expect(bar).toHaveCount(0);
});
