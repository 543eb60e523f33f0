import type { Locator, Page } from "@playwright/test";
import { expect } from "./shop-test.ts";

const columns = [
  ...["Barcode", "Number", "Maker’s code", "Price", "Sale price", "Sale from", "Sale until", "Cost"],
  ...["Grams", "Box", "Ships from", "On hand"],
] as const;

/** Clicks a cell and waits until its field has the focus. */
export async function enterCell(cell: Locator): Promise<void> {
  await cell.click();
  await expect(cell.getByRole("textbox")).toBeFocused();
}

/** Pastes cells as a spreadsheet puts them on the clipboard. */
export const pasteCells = (page: Page, text: string): Promise<void> =>
  page.locator(":focus").evaluate((field, cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", cells);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** A cell of the grid of variants. */
export const gridCell = (page: Page, column: (typeof columns)[number], sku: string): Locator =>
  page
    .getByRole("grid")
    .getByRole("row", { name: new RegExp(sku) })
    .getByRole("gridcell")
    .nth(columns.indexOf(column));
