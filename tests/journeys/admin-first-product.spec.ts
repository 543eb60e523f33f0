import type { Page } from "@playwright/test";
import sharp from "sharp";
import { anMp4 } from "#modules/media/server/testing/video-files.ts";
import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { enterCell, gridCell, pasteCells } from "../support/sku-grid.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

const aPicture = async (name: string, hue: number) => {
  const background = { r: hue, g: 120, b: 255 - hue };
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const create = { width: 900, height: 900, channels: 3, background, noise } as const;
  return { name, mimeType: "image/png", buffer: await sharp({ create }).png().toBuffer() };
};

/** Chooses the first values of the first two attributes: two colours and three sizes. */
async function chooseValues(page: Page) {
  const add = page.getByRole("combobox", { name: "Add a colour, size, …" });
  for (const [group, count] of [
    [0, 2],
    [1, 3],
  ] as const) {
    const options = add.locator("optgroup").nth(group).locator("option");
    const values = await options.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    for (const value of values.slice(0, count)) await add.selectOption(value);
  }
}

test("MP-06 MP-07 MP-10 a merchant adds a first product with six variants, six pictures and a video of one colour, previews it unsaved and sees it on the shop", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  test.slow();
  await sitDown(context, shop.url, "catalogue");
  const code = `F${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
  const pictures = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => aPicture(`${code}-${at}.png`, at * 40)));
  const started = performance.now();

  await visit(page, "/admin/products");
  await page.getByText("New product").click();
  await page.getByLabel("Name", { exact: true }).fill("Paper Kite");
  await page.getByRole("textbox", { name: /^Code/ }).fill(code);
  await page.getByRole("button", { name: "Create draft" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Paper Kite");
  await page.getByLabel("Brand", { exact: true }).selectOption({ index: 1 });
  await page.getByLabel("Categories", { exact: true }).selectOption({ index: 3 });
  const about = page.getByRole("group", { name: "Description" });
  await about.getByLabel("English", { exact: true }).fill("Flies in a light breeze");
  await about.getByLabel("Bahasa Indonesia", { exact: true }).fill("Terbang di angin sepoi");
  await chooseValues(page);
  await expect(page.getByRole("grid").getByRole("row")).toHaveCount(7);
  const skus = await page
    .getByRole("grid")
    .getByRole("rowheader")
    .evaluateAll((heads) => heads.map((head) => head.firstChild?.textContent ?? ""));
  const first = skus[0] ?? "";
  await enterCell(gridCell(page, "Price", first));
  await pasteCells(page, skus.map(() => "250.000").join("\n"));
  await enterCell(gridCell(page, "Grams", first));
  await pasteCells(page, skus.map(() => "400\t60x40x3 cm").join("\n"));
  await enterCell(gridCell(page, "On hand", first));
  await pasteCells(page, skus.map(() => "12").join("\n"));

  // Six pictures at once; each colour has its own.
  await page.getByRole("button", { name: "Choose from the library" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("[data-upload=files]").setInputFiles(pictures);
  await expect(dialog.getByText("6 of 6 done")).toBeVisible();
  await dialog.getByRole("button", { name: "Use 6 files" }).click();
  await expect(page.getByRole("button", { name: /^Focal point of picture/ })).toHaveCount(6);
  await page.getByLabel("Own pictures for each").selectOption({ index: 1 });
  await page.getByLabel("Whom picture 1 belongs to").selectOption({ index: 1 });
  await page.getByLabel("Whom picture 2 belongs to").selectOption({ index: 2 });

  // By keys: the picture moves on with the same button under the focus, then by Alt and an arrow.
  await page.getByRole("button", { name: "Move picture 3 back" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move picture 4 back" })).toBeFocused();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(page.getByRole("button", { name: "Move picture 5 back" })).toBeFocused();
  // By dragging: the last one to the front.
  const tile = (at: number) =>
    page
      .getByRole("listitem")
      .filter({ hasText: "Alternative text" })
      .nth(at - 1);
  // Away from the edges of the window, where the browser scrolls during a drag.
  await tile(1).evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 150, behavior: "instant" }),
  );
  const moved = await tile(6).locator("p").first().getAttribute("title");
  await tile(6).dragTo(tile(1), { sourcePosition: { x: 8, y: 8 }, targetPosition: { x: 8, y: 8 } });
  await expect(tile(1).locator("p").first()).toHaveAttribute("title", moved ?? "");
  await tile(1).getByText("Alternative text").click();
  for (const [language, text] of [
    ["en-US", "A kite in the sky"],
    ["id-ID", "Layang-layang di langit"],
    ["vi-VN", "Cánh diều trên trời"],
    ["zh-CN", "天上的风筝"],
  ] as const)
    await tile(1).getByLabel(`What the picture shows (${language})`).fill(text);
  const focal = tile(1).getByRole("button", { name: /^Focal point/ });
  for (let press = 0; press < 8; press += 1) await focal.press("ArrowUp");

  // A video of the second colour, moved before the shared pictures.
  await page.getByRole("button", { name: "Choose from the library" }).click();
  const film = { name: `${code}.mp4`, mimeType: "video/mp4", buffer: anMp4({ width: 1280, height: 720, udta: code }) };
  await dialog.locator("[data-upload=files]").setInputFiles(film);
  await expect(dialog.getByText("1 of 1 done")).toBeVisible();
  await dialog.getByRole("button", { name: "Use 1 file" }).click();
  await page.getByLabel("Whom video 7 belongs to").selectOption({ index: 2 });
  await tile(7).getByText("Alternative text").click();
  await tile(7).getByLabel("What the picture shows (en-US)").fill("The kite rises");
  await page.getByRole("button", { name: "Move video 7 forward" }).press("Enter");
  await expect(page.getByRole("button", { name: "Move video 6 forward" })).toBeFocused();

  // What its page shows besides itself.
  await page.getByLabel("Purchase limit").fill("2");
  const ribbon = page.getByRole("group", { name: "Ribbon", exact: true });
  await ribbon.getByLabel("English", { exact: true }).fill("New");
  await ribbon.getByLabel("Bahasa Indonesia", { exact: true }).fill("Baru");
  await page.getByLabel("Add a product by name or code").fill("a");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await page
    .getByRole("button", { name: /^Recommend / })
    .first()
    .click();
  await expectAccessible(page, "a first product");

  // The preview shows all of it, unsaved, in each language and for phone and desktop.
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = await opened;
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Paper Kite");
  await expect(preview.getByText("At most 2 per order")).toBeVisible();
  for (const [language, text, limit] of [
    ["id-ID", "Terbang di angin sepoi", "Paling banyak 2 per pesanan"],
    ["vi-VN", "Flies in a light breeze", "Tối đa 2 cho mỗi đơn hàng"],
    ["zh-CN", "Flies in a light breeze", "每单限购 2 件"],
    ["en-US", "Flies in a light breeze", "At most 2 per order"],
  ] as const) {
    await preview.getByRole("link", { name: language }).click();
    await expect(preview.getByText(limit)).toBeVisible();
    await expect(preview.getByText(text)).toBeVisible();
  }
  for (const [name, width] of [
    ["Phone", 390],
    ["Desktop", 1280],
  ] as const) {
    const window = preview.waitForEvent("popup");
    await preview.getByRole("button", { name }).click();
    const sized = await window;
    await expect(sized.getByText("At most 2 per order")).toBeVisible();
    expect(await sized.evaluate(() => innerWidth)).toBe(width);
    await sized.close();
  }
  // A window that is open already shows what is typed now.
  await page.getByLabel("Purchase limit").fill("3");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(preview.getByText("At most 3 per order")).toBeVisible();
  await preview.close();

  await page.getByRole("button", { name: "Put on sale" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await visit(page, `/pdp/paper-kite/${code}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Paper Kite");
  const seconds = Math.round((performance.now() - started) / 1000);
  // biome-ignore lint/suspicious/noConsole: the duration is a figure of its own
  console.log(`a first product with six variants and six pictures: ${seconds} s`);
  expect(seconds, "seconds until the product is on the shop").toBeLessThanOrEqual(90);

  await expect(page.getByText("At most 3 per order")).toBeVisible();
  await expect(page.locator("main").getByText("New", { exact: true })).toBeVisible();
  const picture = page.getByRole("img", { name: /A kite in the sky/ });
  await expect(picture).toHaveCount(1);
  await expect(picture).toHaveClass(/object-top/);
  await expect(page.getByText("In stock")).toBeVisible();

  // The video belongs to the other colour. It waits behind a still, with the browser's own controls.
  const video = page.locator("video");
  await expect(video).toHaveCount(0);
  await visit(page, `/pdp/paper-kite/${code}?skuCode=${skus.at(-1)}`);
  await expect(page.getByLabel("The kite rises")).toHaveCount(1);
  await expect(video).toHaveAttribute("poster", /^\/img\//);
  expect(
    await video.evaluate((film: HTMLVideoElement) => ({
      controls: film.controls,
      autoplay: film.autoplay,
      preload: film.preload,
      inline: film.playsInline,
    })),
  ).toEqual({ controls: true, autoplay: false, preload: "none", inline: true });
  const source = await page.request.get((await video.getAttribute("src")) ?? "");
  expect([source.status(), source.headers()["content-type"]]).toEqual([200, "video/mp4"]);
});
