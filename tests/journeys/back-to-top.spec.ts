import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test("SH-18 BC-25 far down a page a button 50 px above the lower edge leads back to the top", {
  tag: "@phone",
}, async ({ page, consent }) => {
  await consent("necessary");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const button = page.getByRole("button", { name: "Back to top" });
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(button).toBeVisible();
  const lowerEdge = () => button.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);
  await expect.poll(lowerEdge).toBe(50);
  await button.click();
  await expect(button).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
});
