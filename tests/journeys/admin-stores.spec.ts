import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ consent }) => consent("necessary"));

test("MC-06 a store is created with its place chosen on the map; what is changed in one is seen by shoppers and undone", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "marketing");
  const own = crypto.randomUUID().slice(0, 6).toUpperCase();
  await visit(page, "/admin/stores");
  await page.getByRole("link", { name: "New store" }).click();
  await page.getByLabel("Name", { exact: true }).fill(`Bata & Bola ${own}`);
  await page.getByLabel("Code", { exact: true }).fill("with space");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Not saved" });
  await expect(summary.getByRole("link", { name: /^Code: / })).toBeVisible();
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  await page.getByLabel("Code", { exact: true }).fill(`TST${own}`);
  await page.getByLabel("Telephone").fill("+62 22 5550 2199");
  await page.getByLabel("Address", { exact: true }).fill("Jl. Braga 1");
  await page.getByLabel("City", { exact: true }).fill("Bandung");
  await page.getByLabel("Province").fill("Jawa Barat");
  await page.getByLabel("Postcode").fill("40111");

  // The place: a press on the map, then finer by the arrow keys, then pasted.
  const map = page.getByRole("button", { name: /^Map of the store's place/ });
  const [latitude, longitude] = [page.getByLabel("Latitude"), page.getByLabel("Longitude")];
  const box = await map.boundingBox();
  await map.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.75 } });
  await expect(longitude).toHaveValue(/^106\.\d+$/);
  await expect(latitude).toHaveValue(/^-6\.\d+$/);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await map.focus();
  const before = Number(await longitude.inputValue());
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => Number(await longitude.inputValue())).toBeGreaterThan(before);
  await latitude.fill("-6.9175, 107.6191");
  await expect(longitude).toHaveValue("107.6191");
  await expect(page.getByText("-6.9175, 107.6191", { exact: true })).toBeVisible();

  await page.getByRole("checkbox", { name: "Sunday: Open" }).uncheck();
  await page.getByLabel("Monday: opens").fill("08:30");
  await page.getByRole("checkbox", { name: "Shoe fitting" }).check();
  await page.getByRole("checkbox", { name: "Hidden" }).check();
  await expectAccessible(page, "a new store");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/stores/TST${own}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Bata & Bola ${own}`);
  await expect(page.getByLabel("Monday: opens")).toHaveValue("08:30");
  await expect(page.getByLabel("Sunday: opens")).toHaveCount(0);

  // The list finds it by its city; a hidden one is on no page of the shop.
  await visit(page, `/admin/stores?search=${own}&city=Bandung`);
  await expect(page.getByRole("row", { name: new RegExp(own) })).toContainText("Hidden");
  expect(await (await page.request.get("/store")).text()).not.toContain(own);

  // Another telephone number is seen by shoppers at once, and is taken back from the history.
  const phone = `+62 61 ${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
  const shown = async () => (await (await page.request.get("/store")).text()).includes(phone);
  await visit(page, "/admin/stores/MDN01");
  const former = await page.getByLabel("Telephone").inputValue();
  await page.getByLabel("Telephone").fill(phone);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect.poll(shown).toBe(true);
  await page.getByRole("button", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: "History" });
  await history
    .getByRole("button", { name: /^Undo change/ })
    .first()
    .click();
  await expect(history.getByText("Undone.", { exact: true })).toBeVisible();
  await history.getByRole("button", { name: "Close" }).click();
  await expect(page.getByLabel("Telephone")).toHaveValue(former);
  await expect.poll(shown).toBe(false);

  // A store with stock is not removed; what it says stays.
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("dialog", { name: "Remove this store?" }).getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("It cannot be removed: it is a place of the stock. Hide it instead.")).toBeVisible();
  expect((await shop.sql("select 1 from stores.store where code = 'MDN01'")).length).toBe(1);
  await page.getByRole("button", { name: "Discard" }).click();

  // The created one is used by nothing.
  await visit(page, `/admin/stores/TST${own}`);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("dialog", { name: "Remove this store?" }).getByRole("button", { name: "Remove" }).click();
  await expect(page).toHaveURL(/\/admin\/stores$/);
  expect((await page.request.get(`/admin/stores/TST${own}`)).status()).toBe(404);
});
