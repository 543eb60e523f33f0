import { expect, test } from "../support/measured-shop-test.ts";
import { visit } from "../support/visit.ts";

test("PD-14 AN-05 a product view is reported once, in rupiah, with what was shown", { tag: "@desktop" }, async ({
  page,
  tools,
  consent,
  complaints,
}) => {
  complaints.allow(new RegExp(`^another site: ${tools.url}/`));
  await consent("all");
  await visit(page, "/pdp/LKH1001");
  const views = () => tools.requests.flatMap(({ events }) => events).filter(({ name }) => name === "view_item");
  await expect.poll(() => views().length).toBe(1);
  expect(views()[0]?.params).toMatchObject({ currency: "IDR", value: 599_000 });
  expect(JSON.stringify(views()[0]?.params)).toContain("Angin Pagi Daily Runner");
  // Another size is the same product.
  await page.getByRole("link", { name: "EU 42", exact: true }).click();
  await expect(page.getByText("Size: EU 42")).toBeVisible();
  expect(views()).toHaveLength(1);
});
