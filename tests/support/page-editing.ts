import { expect, type Locator, type Page } from "@playwright/test";
import { languageNames } from "#modules/admin/web/language-names.ts";

/** The languages as the editor names them. */
export const languages: readonly string[] = Object.values(languageNames);

type Scope = Pick<Page | Locator, "getByRole">;

/** Fills a text in every language; a function gives each language its own. */
export async function fillAll(scope: Scope, group: string, text: string | ((language: string) => string)) {
  const field = scope.getByRole("group", { name: group, exact: true }).first();
  for (const language of languages)
    await field.getByLabel(language, { exact: true }).fill(typeof text === "string" ? text : text(language));
}

/** Adds an empty column of a kind, on both devices unless told. */
export async function addColumn(page: Page, kind: string, { onBoth = true } = {}) {
  await page.getByLabel("Kind of column").selectOption(kind);
  await page.getByLabel("For both devices").setChecked(onBoth);
  await page.getByRole("button", { name: "Add column" }).click();
}

/** The form of the chosen column. */
export const columnForm = (page: Page): Locator =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: /^(Desktop|Phone) · / }) });

/** Finds by a word and chooses the first that is found, or the one of this name. Returns its name. */
async function chooseFound(field: Locator, search: string, name?: string): Promise<string> {
  await field.getByRole("searchbox").fill(search);
  await field.getByRole("button", { name: "Find", exact: true }).click();
  const choices = field.getByRole("listitem").getByRole("button", { name: /^Choose / });
  const choice = (name === undefined ? choices : choices.filter({ hasText: name })).first();
  const chosen = (await choice.textContent()) ?? "";
  await choice.click();
  return chosen;
}

/** Chooses what a column shows: a product, a category, a brand or a promotion. */
export const chooseTarget = (scope: Scope, field: string, search: string): Promise<string> =>
  chooseFound(scope.getByRole("region", { name: field, exact: true }), search);

/** Chooses where a link leads. */
export async function chooseLink(scope: Scope, what: string, search: string, name?: string): Promise<string> {
  const field = scope.getByRole("region", { name: "Link", exact: true });
  await field.getByRole("button", { name: "Choose a page" }).click();
  await field.getByLabel("What").selectOption(what);
  const chosen = await chooseFound(field, search, name);
  await expect(field.getByRole("paragraph").filter({ hasText: chosen })).toBeVisible();
  return chosen;
}

type UploadedFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** Uploads a picture or a film in the dialog of the media library, which selects it, and takes it. */
export async function uploadFile(page: Page, scope: Scope, field: string, file: UploadedFile) {
  const dialog = await openLibrary(page, scope, field);
  await dialog.locator("[data-upload=files]").setInputFiles(file);
  await expect(dialog.getByText("1 of 1 done")).toBeVisible();
  await take(dialog);
}

/** Finds a file of the media library by its name and takes it. */
export async function chooseFile(page: Page, scope: Scope, field: string, name: string) {
  const dialog = await openLibrary(page, scope, field);
  await dialog.getByLabel("Search").fill(name);
  await dialog.getByRole("listitem").getByRole("button", { name }).click();
  await take(dialog);
}

async function openLibrary(page: Page, scope: Scope, field: string): Promise<Locator> {
  await scope
    .getByRole("region", { name: field, exact: true })
    .getByRole("button", { name: /^Choose (picture|film)/ })
    .click();
  return page.getByRole("dialog", { name: "Choose a file" });
}

async function take(dialog: Locator) {
  await dialog.getByRole("button", { name: "Use this file" }).click();
  await expect(dialog).toHaveCount(0);
}

export async function publishNow(page: Page) {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("The page is published or scheduled.")).toBeVisible();
}
