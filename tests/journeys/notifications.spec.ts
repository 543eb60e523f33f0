import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { addMember, signIn } from "../support/sign-in.ts";
import { smallTouchTargets } from "../support/touch-targets.ts";
import { untilAlive, visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("RO-12 SE-18 D-71 members have a bell with a count, a panel with links, and a page of all notifications; guests have none", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("opname=queryNotificationList")) requests.push(request.url());
  });
  await visit(page, "/contact-us");
  await untilAlive(page, "footer");
  await expect(page.getByRole("link", { name: "Log in" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Notifications/ })).toHaveCount(0);
  expect(requests).toEqual([]);

  const ani = await addMember(shop);
  await shop.sql(
    `insert into notification.notice (id, user_code, kind, data, path, created_at)
     select gen_random_uuid(), $1, 'points', jsonb_build_object('points', number * 1000, 'event', 'earned'),
       '/account/points', now() - make_interval(mins => number) from generate_series(1, 12) as number`,
    [ani.userCode],
  );
  await shop.sql(
    `insert into notification.notice (id, user_code, kind, data, path, created_at)
     values (gen_random_uuid(), $1, 'backInStock', '{"productName": "Kereta", "choice": "Red"}', '/account/wishlist', now())`,
    [ani.userCode],
  );
  await page.evaluate(() => localStorage.clear());
  await signIn(page, shop, ani);
  await visit(page, "/contact-us");
  const bell = page.getByRole("button", { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName("Notifications 9+ unread");
  // The narrowest phone has room for it beside the menu, the name, the account and the cart.
  const top = async (name: RegExp) => (await page.getByRole("button", { name }).boundingBox())?.y;
  await expect.poll(async () => (await top(/^Notifications/)) === (await top(/^Menu$/))).toBe(true);
  await bell.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await expect(panel.getByRole("link", { name: /Kereta \(Red\) is back in stock/ })).toBeVisible();
  await expect(panel.getByRole("listitem")).toHaveCount(10);
  await expectAccessible(page, "the panel of notices", "everything");
  expect(await smallTouchTargets(page, 44), "the panel of notices").toEqual([]);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();

  await bell.click();
  await panel.getByRole("link", { name: /Kereta \(Red\) is back in stock/ }).click();
  await expect(page).toHaveURL(/\/account\/wishlist$/);
  await expect(panel).toBeHidden();
  await expect
    .poll(() =>
      shop.sql("select from notification.notice where user_code = $1 and read_at is not null", [ani.userCode]),
    )
    .toHaveLength(1);

  await visit(page, "/account/notifications");
  const main = page.getByRole("main");
  await expect(main.getByText("10 of 13 notifications")).toBeVisible();
  await main.getByRole("link", { name: "Show more" }).click();
  await expect(main.getByRole("link", { name: /12\.000 points are yours/ })).toBeVisible();
  await expectAccessible(page, "the page of notices");
  await main.getByRole("button", { name: "Mark all as read" }).click();
  await expect(main.getByText("Unread")).toHaveCount(0);
  await expect(bell).toHaveAccessibleName("Notifications");
  await page.reload();
  await expect(main.getByText("12.000 points are yours.")).toBeVisible();
  await expect(main.getByRole("button", { name: "Mark all as read" })).toHaveCount(0);
});
