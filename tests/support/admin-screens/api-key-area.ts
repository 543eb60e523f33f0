import { AdminCreateApiKeyDocument } from "#modules/staff/admin/api-keys/api-keys.graphql.gen.ts";
import { callAdmin } from "../admin-api.ts";
import type { Area } from "./screen.ts";

export const apiKeyArea: Area = {
  name: "API keys",
  async make({ context, shop }) {
    const input = { name: "Key of a test", scopes: ["catalogue.read", "orders.read"], expiresOn: "never" };
    const { adminCreateApiKey } = await callAdmin(context, shop.url, AdminCreateApiKeyDocument, { input });
    return { code: adminCreateApiKey.data?.key.code ?? "" };
  },
  screens: [
    { route: "adminApiKeys", path: "/admin/api-keys" },
    {
      route: "adminNewApiKey",
      path: "/admin/api-keys/new",
      states: [
        {
          name: "a refused key",
          async open({ page }) {
            await page.getByRole("button", { name: "Make the key" }).click();
            await page.getByText("Choose at least one permission").waitFor();
          },
        },
        {
          name: "a key that was made",
          async open({ page }) {
            await page.getByLabel("Name", { exact: true }).fill("Shown once");
            await page.getByLabel("This key never expires").check();
            await page.getByLabel("See orders").check();
            await page.getByRole("button", { name: "Make the key" }).click();
            await page.getByText("This key is shown once").waitFor();
          },
        },
      ],
    },
    {
      route: "adminApiKey",
      path: ({ code = "" }) => `/admin/api-keys/${code}`,
      states: [
        {
          name: "revoking a key",
          async open({ page }) {
            await page.getByRole("button", { name: "Revoke", exact: true }).click();
            await page.getByRole("dialog", { name: "Revoke this key?" }).waitFor();
          },
        },
      ],
    },
  ],
};
