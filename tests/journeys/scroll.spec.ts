import { expect, test } from "../support/shop-test.ts";
import { untilAlive, untilWhole, visit } from "../support/visit.ts";

test("SH-35 SH-37 the next page starts at its top, and Back restores the scroll position", { tag: "@phone" }, async ({
  page,
  consent,
}) => {
  await consent("necessary");
  await visit(page, "/");
  await untilAlive(page, "footer");
  await untilWhole(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy", exact: true });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => Math.round(scrollY));
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL("/page/privacy-policy");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  // What is advertised at the page's end comes when one is there, and may move the line by a few pixels.
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(6);
});
