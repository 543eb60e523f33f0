import { expect, test } from "../support/shop-test.ts";
import { guestIdOf, untilAlive, visit } from "../support/visit.ts";

test("a visitor who loses the connection sees a message until it is back", { tag: "@phone" }, async ({
  page,
  context,
}) => {
  await visit(page, "/contact-us");
  await guestIdOf(page);
  // What is still on its way when the line breaks has reason to complain.
  await untilAlive(page, "footer");
  await page.waitForLoadState("networkidle");
  const notice = page.getByText("You are offline. What you see may be out of date.");
  await expect(notice).toHaveCount(0);
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test("a request that failed offline is repeated: the page stays, and answers when the connection is back", {
  tag: "@phone",
}, async ({ page, consent, complaints }) => {
  complaints.allow(/net::ERR_FAILED/, /Failed to fetch dynamically imported module/);
  await consent("necessary");
  await page.goto("/pdp/Angin-Pagi-Daily-Runner/LKH1001");
  await untilAlive(page);
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  // Broken is everything behind the browser's back: it believes itself to be connected.
  const broken = new Map<string, number>();
  await page.route("**", (route) => {
    const url = route.request().url();
    broken.set(url, (broken.get(url) ?? 0) + 1);
    return route.abort();
  });
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  // The first request has failed, and is repeated.
  await expect.poll(() => Math.max(0, ...broken.values())).toBeGreaterThan(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.unroute("**");
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test("a code requested before the first session call can be used: the session is created first", {
  tag: "@phone",
}, async ({ page, consent }) => {
  await consent("necessary");
  // The guest's session takes its time; the number is typed at once.
  const typed = Promise.withResolvers<void>();
  await page.route("**/graphql?opname=guestInit*", async (route) => {
    await typed.promise;
    await route.continue();
  });
  const requested = page.waitForRequest("**/graphql?opname=requestPasswordReset*");
  await visit(page, "/reset-password");
  await page.getByLabel("E-mail or mobile number").fill("081234567890");
  await page.getByRole("button", { name: "Send" }).click();
  typed.resolve();
  expect((await requested).headers().authorization).toMatch(/^Bearer \S+/);
});
