import type { Browser, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { jakartaInput } from "#kit/core/jakarta-input.ts";
import { locales } from "#kit/core/locale.ts";
import { columnKinds } from "#modules/content/contract/page-columns.ts";
import { sitDown } from "../support/admin.ts";
import { saveRecord } from "../support/admin-screens/record-states.ts";
import { onADesktop, onAPhone } from "../support/devices.ts";
import { filledColumns, madeFiles } from "../support/page-columns.ts";
import { addColumn, columnForm, fillAll, languages, publishNow } from "../support/page-editing.ts";
import { watchContext } from "../support/page-errors.ts";
import { expect, test } from "../support/shop-test.ts";
import { untilWhole, visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("MC-01 a page is built from nothing of every kind of column by pickers with a live preview, scheduled, published, drawn in the shop, compared and restored", {
  tag: "@desktop",
}, async ({ page, context, browser, shop }) => {
  await sitDown(context, shop.url, "marketing");
  const path = `/page/every-kind-${crypto.randomUUID().slice(0, 8)}`;
  const made = madeFiles();
  await visit(page, "/admin/pages");
  await page.getByRole("link", { name: "New page" }).click();
  await page.getByLabel("Address", { exact: true }).fill(path);
  await page.getByLabel("Name", { exact: true }).fill("Every kind");
  const drawn = page.frameLocator("iframe").getByRole("main");

  // A kind of column that this test does not know fails here, and in the types of `filledColumns`.
  const offered = page.getByLabel("Kind of column").locator("option");
  await expect(offered).toHaveText(columnKinds.map((kind) => filledColumns[kind].name));
  for (const kind of columnKinds) {
    const { name, fill, expectDrawn } = filledColumns[kind];
    await addColumn(page, name);
    await fill(page, made);
    await expectDrawn(drawn, "English");
    // Everything but texts and a date is picked: no code and no address is typed.
    const typed = columnForm(page).getByRole("textbox");
    for (const one of await typed.all())
      await expect(one).toHaveAccessibleName(new RegExp(`^(${[...languages, "Ends"].join("|")})$`));
  }
  await page.getByRole("button", { name: "Preview on Phone" }).click();
  await page.getByRole("button", { name: "Tiếng Việt", exact: true }).click();
  for (const kind of columnKinds) await filledColumns[kind].expectDrawn(drawn, "Tiếng Việt");

  // Planned for next year it is not in the shop; planned for the next minutes it appears by itself.
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${encodeURIComponent(path)}$`));
  const scheduleAt = async (moment: Date) => {
    await page.getByLabel("Publish at (empty: now)").fill(jakartaInput(moment.toISOString()));
    await page.getByRole("button", { name: "Schedule", exact: true }).click();
    await expect(page.getByRole("definition").filter({ hasText: shortMinute(moment) })).toBeVisible();
  };
  const minute = 60_000;
  await scheduleAt(new Date(Math.ceil(Date.now() / minute) * minute + 100 * 24 * 60 * minute));
  const status = async () => (await context.request.get(`${shop.url}${path}`)).status();
  expect(await status()).toBe(404);
  await scheduleAt(new Date(Math.ceil(Date.now() / minute + 1) * minute));
  await expect.poll(status, { timeout: 5 * minute }).toBe(200);

  for (const [device, language, locale] of [
    [onADesktop, "English", "en-US"],
    [onAPhone, "Bahasa Indonesia", "id-ID"],
  ] as const) {
    await asVisitor(browser, shop.url, device, async (visitor) => {
      await visit(visitor, `${path}?lang=${locale}`);
      await untilWhole(visitor);
      for (const kind of columnKinds) await filledColumns[kind].expectDrawn(visitor.getByRole("main"), language);
    });
  }

  // What was chosen is shown by its name, also once the page is read again.
  await page.reload();
  const columns = page.getByRole("list", { name: "Columns" });
  await columns.getByRole("button", { name: "Banners “Castles English”", exact: true }).click();
  const link = columnForm(page).getByRole("region", { name: "Link", exact: true });
  await expect(link.getByRole("paragraph")).toHaveText(/^\w[\w &]+ \/[\w-]+\.html$/);

  // A second version is compared with the first, which is restored.
  const words = async () => (await context.request.get(`${shop.url}${path}?lang=en-US`)).text();
  await columns.getByRole("button", { name: "Countdown “Soon over English”", exact: true }).click();
  await fillAll(columnForm(page), "Title", "Nearly over");
  await publishNow(page);
  await expect.poll(words).toContain("Nearly over");
  await page.getByRole("link", { name: "Versions", exact: true }).click();
  await expect(page.getByRole("deletion").first()).toHaveText("Soon over English");
  await expect(page.getByRole("insertion").first()).toHaveText("Nearly over");
  await page.getByRole("button", { name: "Restore as draft: version 1" }).click();
  await expect(page.getByText("The version is the draft now.")).toBeVisible();
  await page.getByRole("link", { name: path, exact: true }).click();
  await expect(page.locator("iframe")).toHaveCount(1);
  for (const kind of columnKinds) await filledColumns[kind].expectDrawn(drawn, "English");
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect.poll(words).not.toContain("Nearly over");
  expect(await words()).toContain("Soon over English");
});

test("MC-01 columns are moved by dragging and by keys, differ by device and by language, and the preview follows", {
  tag: "@desktop",
}, async ({ page, context, browser, shop }) => {
  await sitDown(context, shop.url, "marketing");
  const path = `/page/moved-${crypto.randomUUID().slice(0, 8)}`;
  await visit(page, "/admin/pages/new");
  await page.getByLabel("Address", { exact: true }).fill(path);
  await page.getByLabel("Name", { exact: true }).fill("Moved");
  const preview = page.frameLocator("iframe").getByRole("main");
  const columns = page.getByRole("list", { name: "Columns" });
  const row = (word: string) =>
    columns
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: `Text “${word} English”`, exact: true }) });
  const headings = (main: Locator, ...words: readonly string[]) =>
    expect(main.getByRole("heading", { level: 2 })).toHaveText([...words]);
  const addText = async (word: string, onBoth?: boolean) => {
    await addColumn(page, "Text", { onBoth });
    await fillAll(columnForm(page), "Text (HTML)", (language) => `<h2>${word} ${language}</h2>`);
  };
  for (const word of ["One", "Two", "Three"]) await addText(word);
  await headings(preview, "One English", "Two English", "Three English");

  // By dragging the last comes first; by keys it goes on, and the focus with it.
  await row("Three").dragTo(row("One"));
  await expect(page.getByText("Now at place 1 of 3")).toBeVisible();
  await headings(preview, "Three English", "One English", "Two English");
  await row("Three").getByRole("button").first().focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByText("Now at place 2 of 3")).toBeVisible();
  await expect(row("Three").getByRole("button").first()).toBeFocused();
  await headings(preview, "One English", "Three English", "Two English");

  // The phone keeps its own order, has a column of its own, and hides another.
  await page.getByRole("button", { name: "Preview on Phone" }).click();
  await headings(preview, "One English", "Two English", "Three English");
  await addText("Only on phones", false);
  await row("Two").getByRole("button").first().click();
  await page.getByRole("button", { name: "Hide Text “Two English”" }).click();
  await headings(preview, "One English", "Three English", "Only on phones English");
  await page.getByRole("button", { name: "Bahasa Indonesia", exact: true }).click();
  await headings(preview, "One Bahasa Indonesia", "Three Bahasa Indonesia", "Only on phones Bahasa Indonesia");
  await page.getByRole("button", { name: "Preview on Desktop" }).click();
  await headings(preview, "One Bahasa Indonesia", "Three Bahasa Indonesia", "Two Bahasa Indonesia");

  await page.getByRole("button", { name: "Create", exact: true }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("The page is published or scheduled.")).toBeVisible();
  for (const [device, locale, ...words] of [
    [onADesktop, "en-US", "One English", "Three English", "Two English"],
    [onAPhone, "zh-CN", "One 简体中文", "Three 简体中文", "Only on phones 简体中文"],
  ] as const)
    await asVisitor(browser, shop.url, device, async (visitor) => {
      await visit(visitor, `${path}?lang=${locale}`);
      await headings(visitor.getByRole("main"), ...words);
    });
});

test("MC-02 an added slide is open; what a folded one misses is named, and a press on it opens the slide", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "marketing");
  const path = `/page/slides-${crypto.randomUUID().slice(0, 8)}`;
  const title = Object.fromEntries(locales.map((locale) => [locale, "Slides"]));
  await saveRecord({ context, shop }, "page", path, 0, { name: "Slides", "pc/s": { kind: "slider", title } });
  await visit(page, `/admin/pages/${encodeURIComponent(path)}`);
  const slides = columnForm(page)
    .getByRole("group")
    .filter({ hasText: /^Slide \d/ });
  const picture = (count: number) => slides.nth(count - 1).getByRole("region", { name: "Picture", exact: true });
  for (let count = 1; count <= 4; count += 1) {
    await page.getByRole("button", { name: "Add slide" }).click();
    await expect(picture(count)).toBeVisible();
  }
  await fillAll(slides.last(), "Title", "The last");
  await expect(slides.last()).toContainText("Slide 4 “The last”");
  await expect(picture(3)).toBeHidden();
  await page.getByRole("button", { name: "Desktop · Slider “Slides” · Slide 3 · Picture" }).click();
  await expect(picture(3)).toBeVisible();
  await expect(picture(3)).toBeFocused();
});

test("on a phone an added column's form comes into view", { tag: "@phone" }, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "marketing");
  await visit(page, "/admin/pages/new");
  for (const kind of ["Text", "Countdown", "Slider"]) {
    await addColumn(page, kind);
    await expect(page.getByRole("heading", { name: `Desktop · ${kind}`, exact: true })).toBeInViewport();
  }
});

/** A stranger's browser on a device; what it complains about fails the test. */
async function asVisitor(
  browser: Browser,
  url: string,
  device: BrowserContextOptions,
  look: (visitor: Page) => Promise<void>,
) {
  const context = await browser.newContext({ ...device, baseURL: url });
  const complaints = await watchContext(context, url);
  await context.addCookies([{ name: "acceptConsent", value: "necessary", url }]);
  await look(await context.newPage());
  expect(complaints.unexpected()).toEqual([]);
  await context.close();
}

/** The minute of a moment as the back office writes it. */
const shortMinute = (moment: Date) => jakartaInput(moment.toISOString()).slice(11, 16);
