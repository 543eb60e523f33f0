import { expect, test } from "../support/shop-test.ts";
import { guestIdOf, untilAlive, visit } from "../support/visit.ts";

test("a visitor who loses the connection is told, and told no longer when it is back", { tag: "@phone" }, async ({
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
