/** A line of pasted text that is not an SKU and a price. */
type UnreadLine = { readonly line: number; readonly text: string };
export type PastedPrices = {
  readonly prices: ReadonlyMap<string, number>;
  readonly unread: readonly UnreadLine[];
};

/** Amounts as people write them: 150000, 150.000, 150,000, Rp 150.000, 150.000,00. */
const amountPattern = /^(?:rp\.?\s*)?(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:[.,]0{1,2})?$/i;

/**
 * SKU codes with prices from a pasted table: two columns, separated by a tab, semicolon, comma or spaces. The last line of an SKU
 * counts. A first line without any digit in its price is a heading.
 */
export function readPastedPrices(text: string): PastedPrices {
  const prices = new Map<string, number>();
  const unread: UnreadLine[] = [];
  for (const [at, whole] of text.split(/\r?\n/).entries()) {
    const line = whole.trim();
    if (line === "") continue;
    const [, code = "", rest = ""] = /^"?([^\s;,"]+)"?\s*[\t;, ]\s*(.+)$/.exec(line) ?? [];
    const amount = amountPattern.exec(rest.replaceAll('"', "").trim())?.[1];
    if (code !== "" && amount !== undefined) prices.set(code, Number(amount.replaceAll(/[.,]/g, "")));
    else if (at > 0 || /\d/.test(rest)) unread.push({ line: at + 1, text: line });
  }
  return { prices, unread };
}
