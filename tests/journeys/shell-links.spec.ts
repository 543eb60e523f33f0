import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

/** Pages that show nothing before sign-in, or lead elsewhere. */
const notYet = /^\/(register|account)(\/|$)/;

test("every link of header and footer leads to a page", { tag: "@desktop" }, async ({ page }) => {
  await visit(page, "/contact-us");
  const paths = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))]);
  expect(paths).toEqual(expect.arrayContaining(["/store", "/blog", "/size-guide", "/contact-us"]));
  const broken: string[] = [];
  for (const path of paths.filter((one) => !notYet.test(one))) {
    const { status } = await fetch(new URL(path, page.url()));
    if (status !== 200) broken.push(`${path}: ${status}`);
  }
  expect(broken).toEqual([]);
});
