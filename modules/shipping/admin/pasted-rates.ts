import { type RateState, rateKey } from "../contract/service-state.ts";
import type { Area, Rates } from "./delivery-model.ts";

export type PastedRates = {
  readonly rates: Rates;
  /** Lines that are no rate, or whose area is unknown or not the only one of its name. */
  readonly unread: readonly { readonly line: number; readonly text: string }[];
};

/** Amounts as people write them: 15000, 15.000, Rp 15.000. */
const amountPattern = /^(?:rp\.?\s*)?(\d+|\d{1,3}(?:[.,]\d{3})+)$/i;

/**
 * Rates from a pasted table: area (code or name of a province or city, code of a district), first kilogram, each further
 * kilogram, days from, days to; separated by tabs or semicolons. A first line without a number is a heading.
 */
export function readPastedRates(text: string, originCode: string, areas: readonly Area[]): PastedRates {
  const rates: Record<string, RateState> = {};
  const unread: { line: number; text: string }[] = [];
  const codeOf = areaFinder(areas);
  for (const [at, whole] of text.split(/\r?\n/).entries()) {
    if (whole.trim() === "") continue;
    const [area = "", ...cells] = whole.split(/\t|;/).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
    const destination = codeOf(area);
    const [first, next, from, to] = cells.map(amountIn);
    const isRate = cells.length === 4 && cells.every((cell) => amountPattern.test(cell));
    if (destination !== null && isRate)
      rates[rateKey(originCode, destination)] = { first: first ?? 0, next: next ?? 0, from: from ?? 0, to: to ?? 0 };
    else if (at > 0 || cells.some((cell) => /\d/.test(cell))) unread.push({ line: at + 1, text: whole.trim() });
  }
  return { rates, unread };
}

const amountIn = (cell: string): number => Number((amountPattern.exec(cell)?.[1] ?? "0").replaceAll(/[.,]/g, ""));

function areaFinder(areas: readonly Area[]): (text: string) => string | null {
  const codes = new Set(areas.map(({ code }) => code));
  const named = Map.groupBy(areas, ({ name }) => name.toLowerCase());
  return (text) => {
    if (codes.has(text) || /^\d\d\.\d\d\.\d\d$/.test(text)) return text;
    const found = named.get(text.toLowerCase()) ?? [];
    return found.length === 1 ? (found[0]?.code ?? null) : null;
  };
}
