import type { Json } from "#kit/core/fields/field-changes.ts";
import { asCalendarDay } from "#kit/core/jakarta-day.ts";
import type { SkuState } from "../product-state.ts";

/** The fields of an SKU that are cells of the grid, in the order of its columns. */
export const gridColumns = [
  "barcode",
  "number",
  "extCode",
  "price",
  "salePrice",
  "saleFrom",
  "saleUntil",
  "cost",
  "grams",
  "box",
  "shipsFrom",
] as const;
/** The units on hand at one place are a cell too, where stock may be edited; they are no part of the product. */
export type GridColumn = (typeof gridColumns)[number] | "onHand";

/** A row of the grid. */
export type GridSku = SkuState & { readonly onHand?: number };

const jakartaOffset = 7 * 60 * 60 * 1000;

/** A moment by Jakarta's clock, as `2026-11-20 09:00`. */
const momentText = (iso: string): string => {
  const moment = new Date(iso).getTime();
  return Number.isNaN(moment) ? iso : new Date(moment + jakartaOffset).toISOString().slice(0, 16).replace("T", " ");
};

/** The text of a cell, shown and copied. A value that could not be read is shown as it was typed. */
export function cellText(sku: GridSku, column: GridColumn): string {
  const value = sku[column] as Json | undefined;
  if (value === undefined || value === null) return "";
  if (column === "box" && Array.isArray(value)) return value.join(" × ");
  if ((column === "saleFrom" || column === "saleUntil") && typeof value === "string") return momentText(value);
  return String(value);
}

/**
 * The value of what was typed or pasted into a cell; undefined for an empty one. What cannot be read stays as text: the server refuses
 * it by its field, and nothing that was typed is lost.
 */
export function parseCell(column: GridColumn, text: string): Json | undefined {
  const typed = text.trim();
  if (typed === "") return undefined;
  return parsers[column](typed) ?? typed;
}

const parsers: Readonly<Record<GridColumn, (text: string) => Json | undefined>> = {
  barcode: (text) => text,
  number: (text) => text,
  extCode: (text) => text,
  price: wholeNumber,
  salePrice: wholeNumber,
  saleFrom: (text) => moment(text, "00:00"),
  saleUntil: (text) => moment(text, "00:00"),
  cost: wholeNumber,
  grams,
  box,
  shipsFrom: day,
  onHand: wholeNumber,
};

/** `1.250.000`, `Rp 1,250,000`, `1250000`, `Rp1.250.000,00`: separators before three digits group them. */
function wholeNumber(text: string): number | undefined {
  const bare = text.replace(/^rp\.?\s*/i, "").replaceAll(/[\s\u00a0\u202f]/g, "");
  const grouped = /^\d{1,3}(?:[.,]\d{3})+(?=$|[.,]\d{1,2}$)/.exec(bare)?.[0];
  const whole = grouped?.replaceAll(/[.,]/g, "") ?? /^\d+(?=$|[.,]\d+$)/.exec(bare)?.[0];
  if (whole === undefined) return undefined;
  const cents = bare.slice(grouped?.length ?? whole.length).replace(",", ".");
  return Number(`${whole}${cents}`);
}

function grams(text: string): number | undefined {
  const [, amount = "", unit = ""] = /^([\d.,\s]+?)\s*(kg|g|gr|gram|grams)?$/i.exec(text) ?? [];
  if (unit.toLowerCase() !== "kg") return wholeNumber(amount);
  const kilograms = Number(amount.replace(",", "."));
  return Number.isNaN(kilograms) ? undefined : Math.round(kilograms * 1000);
}

/** Length, width and height: `300 × 200 × 120`, `30x20x12 cm`. Without a unit they are millimetres. */
function box(text: string): readonly number[] | undefined {
  const [, sides = "", unit = ""] = /^([\d.,\s×x*]+?)\s*(mm|cm)?$/i.exec(text) ?? [];
  const numbers = sides
    .split(/[×x*]/i)
    .map((side) => (side.trim() === "" ? Number.NaN : Number(side.replace(",", "."))));
  if (numbers.length !== 3 || numbers.some(Number.isNaN)) return undefined;
  return numbers.map((side) => (unit.toLowerCase() === "cm" ? Math.round(side * 10) : side));
}

/** `2026-11-20`, `20/11/2026`, `20-11-2026`. */
function day(text: string): string | undefined {
  const [, days = "", months = "", year = ""] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return asCalendarDay(year === "" ? text : `${year}-${months.padStart(2, "0")}-${days.padStart(2, "0")}`) ?? undefined;
}

/** A day and a time by Jakarta's clock, as an ISO moment. A day alone means its beginning. */
function moment(text: string, usually: string): string | undefined {
  const [, date = "", time = usually] = /^([\d/.-]+)(?:[ T](\d{1,2}[:.]\d{2}))?$/.exec(text) ?? [];
  const on = day(date);
  const [hours = "", minutes = ""] = time.split(/[:.]/);
  if (on === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return new Date(Date.parse(`${on}T${hours.padStart(2, "0")}:${minutes}:00Z`) - jakartaOffset).toISOString();
}
