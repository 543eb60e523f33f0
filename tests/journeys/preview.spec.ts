import { developmentSecret } from "#apps/server/config/settings.ts";
import { locales } from "#kit/core/locale.ts";
import { issueStaffToken } from "#modules/identity/server/index.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

const draft = Object.fromEntries(
  locales.map((locale) => [
    locale,
    { content: { columns: [{ id: "text", kind: "html", html: `<h1>Draft ${locale}</h1>` }] }, seo: {} },
  ]),
);

test("LP-03 a draft is shown to whoever enters a staff token, and to nobody else", { tag: "@desktop" }, async ({
  page,
  shop,
  consent,
  complaints,
  isMobile,
}) => {
  const device = isMobile ? "h5" : "pc";
  const path = `/page/preview-${device}`;
  complaints.allow(new RegExp(`404 \\(Not Found\\) \\S+${path}`));
  await consent("necessary");
  await shop.sql(
    "insert into content.page_version (path, device, version, contents, author) values ($1, $2, 1, $3, 'Rani')",
    [path, device, JSON.stringify(draft)],
  );

  await visit(page, `${path}?preview=true`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");

  const expiresAt = new Date(Date.now() + 60 * 60 * 1000);
  await page.goto("/staff");
  await expectAccessible(page, "the door for staff");
  await page
    .getByLabel("Your staff token")
    .fill(issueStaffToken({ name: "Rani", role: "editor", expiresAt }, developmentSecret));
  await page.getByRole("button", { name: "Enter" }).click();
  await expect(page.getByText("You are Rani (editor)")).toBeVisible();

  await visit(page, `${path}?preview=true`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Draft en-US");
  await expect(page.getByText("Preview: not everybody sees this page yet")).toBeInViewport();
  await expectAccessible(page, "a preview");
  await visit(page, `${path}?preview=true&lang=id-ID`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Draft id-ID");
  await expect(page.getByText("Pratinjau: halaman ini belum dilihat semua orang")).toBeInViewport();

  await page.goto("/staff");
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByLabel("Your staff token")).toBeVisible();
  const answer = await page.goto(`${path}?preview=true`);
  expect(answer?.status()).toBe(404);
});
