import { harmlessCell } from "#kit/core/csv-line.ts";

/** In a cell, this word clears the field; an empty cell does not change it. */
const clearWord = "[clear]";

const isClear = (text: string) => text.trim().toLowerCase() === clearWord;

/** Matches the clear word used as a text: an export prefixes it with an apostrophe too. */
const clearValue = /^'*\s*\[clear\]\s*$/i;
const quoted = /^'+(?:[=+\-@\t\r\n]|\s*\[clear\]\s*$)/i;

/**
 * The cell of a value in an exported file, prefixed with an apostrophe where a spreadsheet would run it as a formula.
 */
export const exportCell = (text: string): string => (clearValue.test(text) ? `'${text}` : harmlessCell(text));

export type Cell =
  | { readonly kind: "keep" }
  | { readonly kind: "clear" }
  | { readonly kind: "text"; readonly text: string };

/** Parses a file's cell. Formulas are read as text; the apostrophe of an export is removed. */
export function readCell(raw: string): Cell {
  if (isClear(raw)) return { kind: "clear" };
  const text = quoted.test(raw) ? raw.slice(1) : raw;
  return text.trim() === "" ? { kind: "keep" } : { kind: "text", text };
}
