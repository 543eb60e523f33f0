import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

/** The last second of March 2027 in Jakarta. */
const flashSaleEndsAt = "2027-03-31T16:59:59Z";

test.beforeEach(({ consent }) => consent("necessary"));

test("RT-02 D-38 the countdown goes by the server's clock, although the visitor's is years behind", {
  tag: "@phone",
}, async ({ page }) => {
  await page.clock.install({ time: "2020-01-01T00:00:00Z" });
  await visit(page, "/page/flash-sale");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Flash sale");
  const days = () => Math.floor((Date.parse(flashSaleEndsAt) - Date.now()) / 86_400_000);
  const timer = page.getByRole("timer");
  await expect(timer).toContainText("days");
  // Until it has the server's time, the page uses its own.
  const off = async () => Number(/^(\d+)/.exec((await timer.textContent()) ?? "")?.[1]) - days();
  await expect.poll(off).toBe(0);
  await expect(page.getByText("Until 31/03/2027, 23:59 WIB")).toBeVisible();
  await expectAccessible(page, "the flash sale");
});

test("after its end the page shows that the sale is over", { tag: "@phone" }, async ({ page }) => {
  // The server's clock is what counts: here its answer is years ahead.
  await page.route("**/healthz", (route) => route.fulfill({ headers: { date: "Thu, 01 Jan 2032 00:00:00 GMT" } }));
  await visit(page, "/page/flash-sale");
  await expect(page.getByText("This has ended.")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveCount(0);
});
