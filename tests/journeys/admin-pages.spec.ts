import { sitDown } from "../support/admin.ts";
import { saveRecord } from "../support/admin-screens/record-states.ts";
import { addColumn, chooseTarget, fillAll, publishNow } from "../support/page-editing.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("MC-03 a landing page is built with a live preview, moved by keys, published, changed, compared and restored", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "marketing");
  const path = `/page/built-${crypto.randomUUID().slice(0, 8)}`;
  await visit(page, "/admin/pages");
  await page.getByRole("link", { name: "New page" }).click();
  await page.getByLabel("Address", { exact: true }).fill(path);
  await page.getByLabel("Name", { exact: true }).fill("Built by hand");
  const preview = page.frameLocator("iframe");

  await addColumn(page, "Text");
  await fillAll(page, "Text (HTML)", "<h2>Words of the page</h2>");
  await expect(preview.getByRole("heading", { name: "Words of the page" })).toBeVisible();
  // The column stands on both devices, and is filled in for both; a change can be for one alone.
  await page.getByRole("button", { name: "Preview on Phone" }).click();
  await expect(preview.getByRole("heading", { name: "Words of the page" })).toBeVisible();
  await page.getByLabel("Make the same changes on the desktop").uncheck();
  await fillAll(page, "Text (HTML)", "<h2>Words for phones</h2>");
  await expect(preview.getByRole("heading", { name: "Words for phones" })).toBeVisible();
  await page.getByRole("button", { name: "Preview on Desktop" }).click();
  await expect(preview.getByRole("heading", { name: "Words of the page" })).toBeVisible();
  await expect(page.getByLabel("Make the same changes on the phone")).not.toBeChecked();
  // The preview stands beside the form, and draws the page as wide as a desktop.
  const [form, drawn] = [page.getByLabel("Name", { exact: true }), page.locator("iframe")];
  const distance = async () => ((await drawn.boundingBox())?.x ?? 0) - ((await form.boundingBox())?.x ?? 0);
  await expect.poll(distance).toBeGreaterThan(200);
  await expect.poll(() => drawn.evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.innerWidth)).toBe(1280);
  await addColumn(page, "Products");
  await chooseTarget(page, "Products", "ball");
  await addColumn(page, "Countdown");
  await fillAll(page, "Title", "Soon over");
  await page.getByLabel("Ends").fill("2030-01-01T00:00");
  await page.getByLabel("Ends").blur();
  await expect(preview.getByRole("heading", { name: "Soon over" })).toBeVisible();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${encodeURIComponent(path)}$`));

  // Alt with an arrow moves a column; the focus goes along.
  const columns = page.getByRole("list", { name: "Columns" });
  await columns.getByRole("button", { name: "Countdown “Soon over”", exact: true }).click();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByText("Now at place 2 of 3")).toBeVisible();
  await expect(columns.getByRole("button", { name: "Countdown “Soon over”", exact: true })).toBeFocused();

  await publishNow(page);
  const published = await context.request.get(`${shop.url}${path}`);
  expect(await published.text()).toContain("Words of the page");

  await saveRecord({ context, shop }, "page", path, 99, { name: "Renamed" });
  await page.reload();
  await columns.getByRole("button", { name: "Text “Words of the page”", exact: true }).click();
  await fillAll(page, "Text (HTML)", "<h2>Other words</h2>");
  await publishNow(page);

  await page.getByRole("link", { name: "Versions", exact: true }).click();
  await expect(page.getByText("Wati the marketing").first()).toBeVisible();
  await expect(page.frameLocator("iframe").first().getByRole("heading", { name: "Words of the page" })).toBeVisible();
  await expect(page.getByRole("deletion").first()).toHaveText("<h2>Words of the page</h2>");
  await page.getByRole("button", { name: "Restore as draft: version 1" }).click();
  await expect(page.getByText("The version is the draft now.")).toBeVisible();
  await page.getByRole("link", { name: path, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${encodeURIComponent(path)}$`));
  // The frames of the versions page are gone once the editor is drawn.
  await expect(page.locator("iframe")).toHaveCount(1);
  await expect(preview.getByRole("heading", { name: "Words of the page" })).toBeVisible();
});

test("MC-02 a draft may be incomplete; publishing names the missing fields and links to them", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "marketing");
  const path = `/page/half-${crypto.randomUUID().slice(0, 8)}`;
  await saveRecord({ context, shop }, "page", path, 0, {
    name: "Half",
    "h5/s": { kind: "slider", title: { "en-US": "Slides" } },
  });
  await visit(page, `/admin/pages/${encodeURIComponent(path)}`);
  await expect(page.getByRole("button", { name: "Publish now" })).toBeDisabled();
  await page.getByRole("button", { name: "Phone · Slider “Slides” · Title · 简体中文" }).click();
  await expect(page.getByLabel("简体中文", { exact: true }).first()).toBeFocused();
});
