import { AdminSaveRecordDocument } from "#modules/admin/web/record-editor/records.graphql.gen.ts";
import { callAdmin } from "../admin-api.ts";
import type { Scope, Screen } from "./screen.ts";

type State = NonNullable<Screen["states"]>[number];

const history: State = {
  name: "the history",
  async open({ page }) {
    await page.getByRole("button", { name: "History" }).click();
    const drawer = page.getByRole("dialog", { name: "History" });
    await drawer.getByRole("article").or(drawer.getByText("Nobody has changed this here yet.")).first().waitFor();
  },
};

/** Saves a record by the API, as another user would. */
export async function saveRecord(
  { context, shop }: Pick<Scope, "context" | "shop">,
  type: string,
  code: string,
  version: number,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  const changes = Object.entries(fields).map(([path, value]) => ({ path, value }));
  const input = { type, id: code, version, create: version === 0, changes };
  const { adminSaveRecord: reply } = await callAdmin(context, shop.url, AdminSaveRecordDocument, { input });
  if (!reply.success) throw new Error(`${code}: ${reply.errorMessage} ${JSON.stringify(reply.problems)}`);
}

/** The dialogs of the editor of records, shown by a brand of two versions. */
export const recordStates: readonly State[] = [
  {
    name: "merging brands",
    async open({ page }) {
      await page.getByRole("button", { name: "Merge into another brand" }).click();
      await page
        .getByRole("dialog")
        .getByLabel("Brand that stays")
        .locator("option")
        .nth(1)
        .waitFor({ state: "attached" });
    },
  },
  history,
  {
    name: "an earlier version beside the current one",
    async open(scope) {
      await history.open(scope);
      const drawer = scope.page.getByRole("dialog", { name: "History" });
      await drawer.getByRole("button", { name: "Compare version 1 with the current one" }).click();
      await scope.page.getByRole("button", { name: "Restore this version" }).waitFor();
    },
  },
  {
    name: "leaving without saving",
    async open({ page }) {
      await page.getByLabel("Name", { exact: true }).fill("Another name");
      await page.getByRole("main").getByRole("link", { name: "Brands", exact: true }).click();
      await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
    },
  },
  {
    name: "two values of one field",
    async open({ page, context, shop, made }) {
      await saveRecord({ context, shop }, "brand", made.brand ?? "", 2, { name: "The name of somebody else" });
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByRole("group", { name: "Name", exact: true }).getByRole("radio").first().waitFor();
    },
  },
  {
    name: "signing in above a form",
    async open({ page, context, shop }) {
      const cookies = await context.cookies(shop.url);
      await page.getByRole("button", { name: "Keep all of mine" }).click();
      await context.clearCookies({ name: "admin" });
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page
        .getByRole("dialog", { name: "Please sign in again" })
        .getByLabel("Password", { exact: true })
        .waitFor();
      await context.addCookies(cookies);
    },
  },
];

/** What any page of a record can show. */
export const historyState = history;
