import { scriptWith } from "../support/built-scripts.ts";
import { expect, test } from "../support/shop-test.ts";
import { untilAlive, visit } from "../support/visit.ts";

test("SH-14 the advertisement strip stands in the footer", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/contact-us");
  const strip = page.getByRole("contentinfo").getByRole("complementary");
  await expect(strip.getByRole("listitem")).toHaveCount(4);
  await expect(strip.getByRole("listitem").first()).toHaveText("3–7 working daysto your door, all over Indonesia");
});

test("SH-24 the footer's navigation is there at once", { tag: "@desktop" }, async ({ page }) => {
  await visit(page, "/contact-us");
  const navigation = page.getByRole("contentinfo").getByRole("navigation", { name: "More about us" });
  await expect(navigation.getByRole("heading")).toHaveText(["Shop", "Service", "Legal"]);
  await expect(navigation.getByRole("link", { name: "Privacy policy", exact: true })).toHaveAttribute(
    "href",
    "/page/privacy-policy",
  );
});

test("links to other sites open in a new tab, announce it, and send no referrer", {
  tag: "@desktop",
}, async ({ page }) => {
  await visit(page, "/contact-us");
  const outside = page.locator('a[href^="http"]');
  await expect(outside).not.toHaveCount(0);
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
    await expect(link).toHaveAccessibleName(/\(opens in a new tab\)/);
  }
});

test("2A-10 the newsletter's form is there before its script, and nothing in the footer moves when that comes", {
  tag: "@phone",
}, async ({ page, consent }) => {
  await consent("necessary");
  const held: (() => void)[] = [];
  let release = false;
  await page.route(`**/${scriptWith("modules/newsletter/web/newsletter-form.tsx")}`, (route) =>
    release ? route.continue() : void held.push(() => void route.continue()),
  );
  await visit(page, "/contact-us");
  const footer = page.getByRole("contentinfo");
  const box = footer.getByRole("region", { name: "One letter a week" });
  await box.scrollIntoViewIfNeeded();
  await expect.poll(() => held.length, { message: "the script was asked for, and is held back" }).toBeGreaterThan(0);
  await expect(box.getByRole("textbox", { name: "Your e-mail" })).toBeVisible();
  await expect(box.getByRole("button", { name: "Subscribe" })).toBeVisible();
  const shape = () => footer.evaluate((element) => [element.clientHeight, element.querySelector("form")?.offsetHeight]);
  const before = await shape();
  // What is typed meanwhile stays.
  await box.getByRole("textbox", { name: "Your e-mail" }).fill("early@mail.example");
  release = true;
  for (const go of held) go();
  await untilAlive(page, "footer form");
  expect(await shape()).toEqual(before);
  await expect(box.getByRole("textbox", { name: "Your e-mail" })).toHaveValue("early@mail.example");
});

test("2A-10 header and footer reach both edges of the window: no strip is kept beside them", { tag: "@phone" }, async ({
  browser,
  shop,
}) => {
  const desktop = await browser.newContext({ baseURL: shop.url });
  const page = await desktop.newPage();
  // A page that is longer than the window, and one that is shorter.
  for (const height of [800, 4000]) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto("/order/track");
    const edges = () =>
      page.evaluate(() =>
        ["header", "footer"].map((name) => {
          const { left, right } = document.querySelector(name)?.getBoundingClientRect() ?? { left: -1, right: -1 };
          return [left, right];
        }),
      );
    await expect.poll(edges, `a window ${height} px high`).toEqual([
      [0, 1280],
      [0, 1280],
    ]);
  }
  await desktop.close();
});
