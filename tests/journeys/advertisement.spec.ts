import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

const slider = (page: Page) => page.getByRole("region", { name: "For whatever the day brings" });
const toTheEnd = (page: Page) => page.getByRole("contentinfo").evaluate((footer) => footer.scrollIntoView());

test("SH-31 the advertisement of a path is requested once per visit", { tag: "@phone" }, async ({ page, consent }) => {
  await consent("necessary");
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("opname=getPageByUrl")) requests.push(request.postDataJSON().variables.pageUrl);
  });
  await visit(page, "/contact-us");
  await toTheEnd(page);
  await expect(slider(page).getByRole("link").first()).toContainText("Countdown in the living room");
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("advertisement:en-US:/contact-us")))
    .toContain("slide-1");

  await visit(page, "/contact-us");
  await toTheEnd(page);
  await expect(slider(page)).toBeVisible();
  expect(requests).toEqual(["/advertisement/contact-us"]);
});

test("a page without advertisements has no empty place, and is not asked again either", { tag: "@phone" }, async ({
  page,
  consent,
}) => {
  await consent("necessary");
  let requestCount = 0;
  page.on("request", (request) => {
    if (request.url().includes("opname=getPageByUrl")) requestCount += 1;
  });
  for (let visits = 0; visits < 2; visits += 1) {
    await visit(page, "/page/privacy-policy");
    await toTheEnd(page);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("advertisement:en-US:/page/privacy-policy")))
      .toBe("null");
  }
  expect(requestCount).toBe(1);
  await expect(slider(page)).toHaveCount(0);
});
