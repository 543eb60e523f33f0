import { expectAccessible } from "../support/axe.ts";
import { addClubMember, linkAccounts } from "../support/club-members.ts";
import { expect, test } from "../support/shop-test.ts";
import { addMember, signIn } from "../support/sign-in.ts";
import { smallTouchTargets } from "../support/touch-targets.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("the page of points shows balance, tier, a chart with its figures, and the history with more below", {
  tag: "@phone",
}, async ({ page, shop }) => {
  await signIn(page, shop, { email: "rani@demo.example" });
  await visit(page, "/account/points");
  await expect(page.getByText("Points to spend")).toBeVisible();
  await expect(page.getByText(/worth Rp[\d.]+/)).toBeVisible();
  await page.getByText("Show the figures").click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(13);
  const list = page.getByRole("heading", { name: "What happened to your points" }).locator("..").getByRole("listitem");
  await expect(list).toHaveCount(10);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => list.count()).toBeGreaterThan(10);
  await expectAccessible(page, "the page of points");
  expect(await smallTouchTargets(page, 44), "the page of points").toEqual([]);
});

test("a member without a link finds the link page, and a new account has no points yet", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const ani = await addMember(shop);
  await signIn(page, shop, ani);
  await visit(page, "/account/points");
  await expect(page.getByRole("heading", { name: "No club account yet" })).toBeVisible();
  await linkAccounts(shop, ani.userCode, (await addClubMember(shop)).id);
  await visit(page, "/account/points");
  await expect(page.getByRole("heading", { name: "No movements yet" })).toBeVisible();
  await expect(page.getByText("You have no PIN yet.")).toBeVisible();
  await expectAccessible(page, "points of somebody new");
});
