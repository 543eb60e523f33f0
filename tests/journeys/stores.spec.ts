import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ consent }) => consent("necessary"));

const seenMap = "svg[role=group]:visible";

test("RT-16 ST-01 ST-02 ST-03 Our Stores lists every store by name and address, and no warehouse", {
  tag: "@desktop",
}, async ({ page }) => {
  const response = await visit(page, "/store");
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Our Stores \|/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Stores");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(12);
  await expect(cards.first()).toContainText("Bata & Bola Thamrin");
  await expect(cards.first()).toContainText("Jl. Teluk Betung Raya No. 41, Kebon Melati");
  await expect(page.getByText(/Gudang|WH01|WH02/)).toHaveCount(0);
  await expect(cards.first().getByText(/^(Open now, until 22:00|Closed at the moment)$/)).toBeVisible();
  await expectAccessible(page, "the stores");
});

test("a search by city keeps its stores, and shows their number", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/store");
  await page.getByRole("searchbox", { name: "Find a store" }).fill("jakarta");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("main").getByRole("status")).toHaveText("3 of 12 stores");
  await page.getByRole("searchbox", { name: "Find a store" }).fill("Atlantis");
  await expect(page.getByRole("heading", { name: "No store there yet" })).toBeVisible();
  await page.getByRole("button", { name: "Show all stores" }).click();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(12);
});

test("a pin leads to its store by keyboard; one for several leaves those", { tag: "@desktop" }, async ({ page }) => {
  await visit(page, "/store");
  const map = page.locator(seenMap);
  await map.getByRole("link", { name: "Medan: 1 store" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#store-MDN01")).toBeFocused();
  await expect(page.locator("#store-MDN01")).toBeInViewport();
  await map.getByRole("link", { name: /^Jakarta Pusat.*: \d stores$/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#store-JKT01")).toBeFocused();
  await expect(page.locator("#store-MDN01")).toHaveCount(0);
  await page.getByRole("button", { name: "Show all stores" }).click();
  await expect(page.locator("#store-MDN01")).toHaveCount(1);
});

test("pins do not overlap, and are large enough to press", async ({ page, isMobile }) => {
  await visit(page, "/store");
  const boxes = await page
    .locator(`${seenMap} a rect`)
    .evaluateAll((pins) => pins.map((pin) => pin.getBoundingClientRect()).map(({ x, y, width }) => ({ x, y, width })));
  expect(boxes.length).toBeGreaterThan(5);
  for (const [index, one] of boxes.entries()) {
    expect(one.width).toBeGreaterThanOrEqual(isMobile ? 43.5 : 23.5);
    for (const other of boxes.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.width - 1);
    }
  }
});

test("near me lists the nearest first and sends no position", { tag: "@phone" }, async ({ page, context, shop }) => {
  await context.grantPermissions(["geolocation"], { origin: shop.url });
  await context.setGeolocation({ latitude: -7.25, longitude: 112.75 });
  await visit(page, "/store");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url() + (request.postData() ?? "")));
  await page.getByRole("button", { name: "Near me" }).click();
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.first()).toContainText("Bata & Bola Tunjungan");
  await expect(cards.first()).toContainText("1.7 km");
  await expect(page.getByRole("main").getByRole("status")).toContainText("nearest first");
  await expectAccessible(page, "the stores by distance");
  expect(requests.filter((text) => /112\.75|-7\.25/.test(text))).toEqual([]);
  await page.getByRole("button", { name: "Forget my position" }).click();
  await expect(cards.first()).toContainText("Bata & Bola Thamrin");
});

test("without a location the page shows the alternatives", { tag: "@desktop" }, async ({ page }) => {
  await visit(page, "/store");
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (_found, refused) => refused?.({ code: 1 } as GeolocationPositionError);
  });
  await page.getByRole("button", { name: "Near me" }).click();
  await expect(page.getByText("Your browser keeps your position to itself")).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(12);
});

test("in Indonesian the page is shown in Indonesian", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/store?lang=id-ID");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Toko Kami");
  await expect(page.getByRole("main").getByRole("link", { name: /^Petunjuk arah/ })).toHaveCount(12);
});

test("search engines get structured data of every store", { tag: "@desktop" }, async ({ page }) => {
  const html = await (await page.request.get("/store")).text();
  expect(html.match(/"@type":"Store"/g)).toHaveLength(12);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every store is there, and pins lead to them", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/store");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(12);
    await page.locator(seenMap).getByRole("link", { name: "Medan: 1 store" }).click();
    await expect(page).toHaveURL("/store#store-MDN01");
    await expect(page.locator("#store-MDN01")).toBeInViewport();
  });
});
