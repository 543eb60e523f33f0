import { sitDown } from "../support/admin.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("MC-08 a page that visitors asked for in vain is redirected by one press, to the suggested page", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  const own = `castles-${crypto.randomUUID().slice(0, 8)}`;
  const path = `/old-shop/${own}/castles`;
  await shop.sql("insert into content.missed_day values ((now() at time zone 'Asia/Jakarta')::date, $1, 80000)", [
    path,
  ]);
  await sitDown(context, shop.url, "marketing");
  await visit(page, "/admin/redirects/missed");
  const row = page.getByRole("row", { name: path });
  await expect(row).toContainText("80000");
  await expect(row.getByRole("textbox", { name: `Lead ${path} to` })).toHaveValue("/castles.html");
  await row.getByRole("button", { name: `Redirect ${path}` }).click();
  await expect(page.getByText(`${path} now leads to /castles.html.`)).toBeVisible();
  await expect(row).toHaveCount(0);

  await visit(page, path);
  await expect(page).toHaveURL(/\/castles\.html$/);
  await visit(page, `/admin/redirects?search=${own}`);
  await expect(page.getByRole("main")).toContainText("/castles.html");
});
