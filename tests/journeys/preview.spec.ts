import { locales } from "#kit/core/locale.ts";
import { sitDown } from "../support/admin.ts";
import { saveRecord } from "../support/admin-screens/record-states.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

const html = Object.fromEntries(locales.map((locale) => [locale, `<h1>Draft ${locale}</h1>`]));

test("LP-03 a draft is shown to signed-in staff only", { tag: "@desktop" }, async ({
  page,
  context,
  shop,
  consent,
  complaints,
}) => {
  const path = `/page/preview-${crypto.randomUUID().slice(0, 8)}`;
  complaints.allow(new RegExp(`404 \\(Not Found\\) \\S+${path}`));
  await consent("necessary");
  await visit(page, `${path}?preview=true`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");

  await sitDown(context, shop.url, "marketing");
  await saveRecord({ context, shop }, "page", path, 0, { name: "Draft", "pc/text": { kind: "html", html } });
  await visit(page, `${path}?preview=true`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Draft en-US");
  await expect(page.getByText("Preview: not everybody sees this page yet")).toBeInViewport();
  await expectAccessible(page, "a preview");
  await visit(page, `${path}?preview=true&lang=id-ID`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Draft id-ID");

  await context.clearCookies({ name: "admin" });
  const response = await page.goto(`${path}?preview=true`);
  expect(response?.status()).toBe(404);
});
