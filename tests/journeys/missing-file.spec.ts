import { expect, test } from "../support/shop-test.ts";
import { untilAlive, visit } from "../support/visit.ts";

/** The site map names the file of every route. */
function fileOfContactPage(): string {
  type SiteMap = { routes: Record<string, { module: string }> };
  const siteMap = (window as unknown as { __reactRouterManifest: SiteMap }).__reactRouterManifest;
  return siteMap.routes.contactUs?.module ?? "";
}

test("SE-10 ER-27 a page's file that cannot be loaded reloads the page once; within a minute the error page follows", {
  tag: "@desktop",
}, async ({ page, consent, complaints }) => {
  complaints.allow(
    /net::ERR_FAILED \S+\/assets\//,
    /Error loading route module `\/assets\//,
    /Failed to fetch dynamically imported module: \S+\/assets\//,
  );
  await consent("necessary");
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });

  await visit(page, "/page/privacy-policy");
  const file = `**${await page.evaluate(fileOfContactPage)}`;
  await page.route(file, (route) => route.abort());
  const reloaded = page.waitForEvent("domcontentloaded");
  await page.getByRole("banner").getByRole("link", { name: "Help" }).click();
  await reloaded;
  await page.unroute(file);
  await expect(page).toHaveURL("/contact-us");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact us");
  expect(documents).toBe(2);

  await visit(page, "/page/privacy-policy");
  await page.route(file, (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: "Help" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await untilAlive(page);
  expect(documents).toBe(3);
});
