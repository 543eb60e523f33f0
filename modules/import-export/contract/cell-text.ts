import { harmlessCell } from "#kit/core/csv-line.ts";

/** Typed into a cell, it empties the field; an empty cell keeps it. */
const clearWord = "[clear]";

const isClear = (text: string) => text.trim().toLowerCase() === clearWord;

/** The word that clears, as a value: an export puts an apostrophe before it too. */
const clearValue = /^'*\s*\[clear\]\s*$/i;
const quoted = /^'+(?:[=+\-@\t\r\n]|\s*\[clear\]\s*$)/i;

/** A value as a cell of an exported file: with an apostrophe before it where a spreadsheet would run it as a formula. */
export const exportCell = (text: string): string => (clearValue.test(text) ? `'${text}` : harmlessCell(text));

export type Cell =
  | { readonly kind: "keep" }
  | { readonly kind: "clear" }
  | { readonly kind: "text"; readonly text: string };

/** The text of a file's cell. Formulas are kept as text; the apostrophe of an export is taken off again. */
export function readCell(raw: string): Cell {
  if (isClear(raw)) return { kind: "clear" };
  const text = quoted.test(raw) ? raw.slice(1) : raw;
  return text.trim() === "" ? { kind: "keep" } : { kind: "text", text };
}
