import type { Page } from "@playwright/test";
import { sitDown } from "../support/admin.ts";
import { expect, test } from "../support/own-shop-test.ts";
import { fillAll as fillTexts } from "../support/page-editing.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(async ({ consent, context, shop }) => {
  await consent("necessary");
  await sitDown(context, shop.url, "marketing", shop.databaseUrl);
});

/** Fills a text in every language, with the language's name behind it. */
const fillAll = (page: Page, group: string, text: string) =>
  fillTexts(page, group, (language) => `${text} ${language}`);

/** Publishes the saved draft. The message of an earlier publication may still stand there: the mark beside the title goes. */
async function publish(page: Page) {
  const changed = page.getByText("Unpublished changes");
  await expect(changed).toBeVisible();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(changed).toBeHidden();
  await expect(page.getByText("Published. Every page of the shop shows it now.")).toBeVisible();
}

async function saveAndPublish(page: Page) {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await publish(page);
}

test("MC-04 announcement and navigation are edited, previewed, published, seen in the shop, and restored", {
  tag: "@desktop",
}, async ({ page, context }) => {
  const shopper = await context.newPage();
  const word = `News ${crypto.randomUUID().slice(0, 8)}`;

  // Publishing names what is missing and leads there.
  await visit(page, "/admin/site");
  await expect(page.getByRole("button", { name: "Publish now" })).toBeDisabled();
  await page.getByRole("button", { name: "Text · 简体中文" }).click();
  await expect(page.getByLabel("简体中文", { exact: true }).first()).toBeFocused();
  await fillAll(page, "Text", word);
  const link = page.getByRole("region", { name: "Link", exact: true });
  await link.getByRole("button", { name: "Choose a page" }).click();
  await link.getByLabel("What").selectOption("Part of the shop");
  await link.getByRole("searchbox").fill("stores");
  await link.getByRole("button", { name: "Find", exact: true }).click();
  await link.getByRole("button", { name: "Choose Stores /store" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();

  // The preview is the shop itself with the draft, which shoppers do not see yet.
  const preview = page.frameLocator("iframe");
  const line = `${word} English`;
  await expect(preview.getByRole("link", { name: line })).toBeVisible();
  await page.getByRole("button", { name: "Preview on Phone" }).click();
  await page.getByRole("button", { name: "Tiếng Việt", exact: true }).click();
  await expect(preview.getByRole("link", { name: `${word} Tiếng Việt` })).toBeVisible();
  await preview.getByRole("link", { name: `${word} Tiếng Việt` }).click();
  await visit(shopper, "/contact-us");
  await expect(shopper.getByText(line)).toHaveCount(0);
  await publish(page);
  await shopper.reload();
  await shopper.getByRole("banner").getByRole("link", { name: line }).click();
  await expect(shopper).toHaveURL("/store");

  // An entry is added, moved by keys, and stands in the shop where it was put.
  await page.getByRole("link", { name: "Quick links", exact: true }).click();
  await page.getByRole("button", { name: "Add entry", exact: true }).click();
  await fillAll(page, "Name", "Sale");
  const target = page.getByRole("region", { name: "Link", exact: true });
  await target.getByRole("button", { name: "Other address" }).click();
  await target.getByRole("textbox").fill("https://elsewhere.example/sale");
  const row = page.getByRole("list", { name: "Entries" }).getByRole("button", { name: "Sale English", exact: true });
  await row.click();
  await page.keyboard.press("Alt+ArrowUp");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByText("Sale English: level 1, place 1 of")).toBeVisible();
  await expect(row).toBeFocused();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(page.getByText("Sale English cannot go there")).toBeVisible();
  await saveAndPublish(page);
  await shopper.reload();
  const top = shopper.getByRole("navigation", { name: "Quick links" }).getByRole("link");
  await expect(top.first()).toHaveText("Sale English");
  await expect(top.first()).toHaveAttribute("href", "https://elsewhere.example/sale");

  // Another publication, and the way back: the history names both publishers' presses, and any version is restored as a draft.
  await row.click();
  await page.getByRole("button", { name: "Hide Sale English" }).click();
  await saveAndPublish(page);
  await shopper.reload();
  await expect(top.filter({ hasText: "Sale English" })).toHaveCount(0);
  await page.getByRole("button", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: "History" });
  const published = history.getByRole("article", { name: /^Published/ });
  await expect(published).toHaveCount(2);
  await expect(published.first().getByText("Wati the marketing")).toBeVisible();
  await published
    .nth(1)
    .getByRole("button", { name: /^Compare version/ })
    .click();
  await expect(page.getByRole("row", { name: /Sale English.*Hidden/ })).toBeVisible();
  await page.getByRole("button", { name: "Restore this version" }).click();
  await expect(history.getByText("Restored.", { exact: true })).toBeVisible();
  await history.getByRole("button", { name: "Close" }).click();
  await expect(preview.getByRole("navigation", { name: "Quick links" }).getByText("Sale English")).toBeVisible();
  await shopper.reload();
  await expect(top.filter({ hasText: "Sale English" })).toHaveCount(0);
  await publish(page);
  await shopper.reload();
  await expect(top.first()).toHaveText("Sale English");
});

test("MC-04 hours, social links, footer and cookie text are edited, previewed, published and seen in the shop", {
  tag: "@desktop",
}, async ({ page, context, browser, shop }) => {
  const shopper = await context.newPage();
  const preview = page.frameLocator("iframe");
  await visit(page, "/admin/site/contact");
  await fillAll(page, "Hours in which staff answer", "By day");
  await page.getByLabel("YouTube", { exact: true }).fill("");
  await page.getByLabel("Telephone").fill("+62 21 500 600");
  await page.getByLabel("E-mail").fill("nobody");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const problem = page.getByText("An e-mail address, such as hello@shop.example.");
  await expect(problem.first()).toBeVisible();
  await page.getByLabel("E-mail").fill("hello@shop.example");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  // The preview hydrates its footer once it is near; the text stands in the page before.
  await expect(preview.getByText("By day English").first()).toBeAttached();
  await publish(page);
  await visit(shopper, "/contact-us");
  await expect(shopper.getByText("By day English").first()).toBeAttached();
  await expect(shopper.getByRole("link", { name: "+62 21 500 600" })).toHaveAttribute("href", "tel:+6221500600");
  const social = shopper.getByRole("main").getByRole("link", { name: /^(Instagram|TikTok|YouTube|Facebook)/ });
  await expect(social).toHaveText([/^Instagram/, /^TikTok/, /^Facebook/]);

  await page.getByRole("link", { name: "Footer", exact: true }).click();
  const entries = page.getByRole("list", { name: "Entries" });
  await entries.getByRole("button", { name: "Stories", exact: true }).click();
  await fillAll(page, "Name", "Tales");
  await saveAndPublish(page);
  await shopper.reload();
  await expect(shopper.getByRole("contentinfo").getByRole("link", { name: "Tales English" })).toHaveAttribute(
    "href",
    "/blog",
  );

  // The cookie text is a page with its own preview and versions.
  await page.getByRole("link", { name: "Cookie text", exact: true }).click();
  await page.getByRole("list", { name: "Columns" }).getByRole("button", { name: /^Text/ }).click();
  await fillAll(page, "Text (HTML)", "<p>We count crumbs</p>");
  await expect(preview.getByText("We count crumbs")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("The page is published or scheduled.")).toBeVisible();
  const stranger = await browser.newContext({ baseURL: shop.url });
  const first = await stranger.newPage();
  await first.goto("/contact-us");
  await expect(first.getByText("We count crumbs")).toBeVisible();
  await stranger.close();
});

test("an entry of the menu is moved below another and back with its buttons, and removed with what stands below", {
  tag: "@desktop",
}, async ({ page }) => {
  await visit(page, "/admin/site/footer");
  const entries = page.getByRole("list", { name: "Entries" }).getByRole("listitem");
  const before = await entries.count();
  await page.getByRole("button", { name: "Add entry", exact: true }).click();
  await expect(page.getByText("A heading of the footer: it leads nowhere.")).toBeVisible();
  await fillAll(page, "Name", "Fresh");
  const name = "Fresh English";
  await page.getByRole("button", { name: `Move ${name} one level down` }).click();
  await expect(page.getByText("Level 2", { exact: true })).toBeVisible();
  // Below a heading an entry leads somewhere.
  await expect(page.getByRole("button", { name: `“${name}” · Link` })).toBeVisible();
  await page.getByRole("button", { name: `Move ${name} one level up` }).click();
  await expect(page.getByText("Level 1", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Add entry below ${name}` }).click();
  await fillAll(page, "Name", "Under");
  await expect(entries).toHaveCount(before + 2);
  // A dragged entry takes the place of the one it is dropped on.
  await entries.filter({ hasText: name }).dragTo(entries.filter({ hasText: "Legal" }));
  await expect(entries).toContainText([name, "Under English", "Legal"]);
  await entries.getByRole("button", { name, exact: true }).click();
  await page.getByRole("button", { name: `Remove ${name} and what stands below it` }).click();
  await expect(entries).toHaveCount(before);
});
