import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test("MX-04 an administrator makes a key, copies it, a program calls with it, and revoked it is refused", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "admin");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const name = `ERP ${crypto.randomUUID().slice(0, 8)}`;
  await visit(page, "/admin/api-keys");
  await page.getByRole("link", { name: "New key" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New key");

  // What is missing is said beside the fields, and what was typed stays.
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Make the key" }).click();
  await expect(page.getByText("Choose the last day, or that the key never expires")).toBeVisible();
  await expect(page.getByText("Choose at least one permission")).toBeVisible();
  await page.getByLabel("Last day").fill("2020-01-31");
  await page.getByLabel("See products, brands and categories").check();
  await page.getByRole("button", { name: "Make the key" }).click();
  await expect(page.getByText("This day is over. Choose a later last day.")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  await page.getByLabel("This key never expires").check();
  await page.getByRole("button", { name: "Make the key" }).click();

  // The key is shown once and can be copied.
  await expect(page.getByText("This key is shown once")).toBeVisible();
  const key = (await page.getByText(/^shk_/).textContent()) ?? "";
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await expectAccessible(page, "a new API key");

  // A program calls with it, without a cookie.
  const call = async () => {
    const response = await fetch(`${shop.url}/admin/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify({ query: "query key { adminCallingKey { name scopes } }" }),
    });
    return { status: response.status, body: await response.json() };
  };
  expect(await call()).toEqual({
    status: 200,
    body: { data: { adminCallingKey: { name, scopes: ["catalogue.read"] } } },
  });

  await page.getByRole("link", { name: "Go to the key" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await expect(page.getByText("Not used yet")).toHaveCount(0);
  expect(await page.content()).not.toContain(key.slice(13));

  // Revoking is confirmed first, and counts at once.
  await page.getByRole("button", { name: "Revoke", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Revoke this key?" });
  await dialog.getByRole("button", { name: "Cancel" }).last().click();
  expect((await call()).status).toBe(200);
  await page.getByRole("button", { name: "Revoke", exact: true }).click();
  await dialog.getByRole("button", { name: "Revoke the key" }).click();
  await expect(page.getByText("Revoked", { exact: true })).toBeVisible();
  expect((await call()).status).toBe(401);
  await page.getByRole("link", { name: "Activity about this key" }).click();
  await expect(page.getByText("Revoked an API key")).toBeVisible();
  await visit(page, "/admin/api-keys");
  await expect(page.getByRole("link", { name })).toBeVisible();
  expect(await page.content()).not.toContain(key.slice(13));
});
