/** Ties go to the first: commas are frequent in texts, tabs are rare. */
const separators = ["\t", ";", ",", "|"] as const;
export type Separator = (typeof separators)[number];

/** Excel's separator declaration, such as `sep=;`. */
const announced = /^sep=(.)\r?\n/i;

const comparedRows = 20;

/** Counts each separator outside quotes, row by row. */
function countRows(text: string): Map<Separator, number>[] {
  const rows: Map<Separator, number>[] = [new Map()];
  let inQuotes = false;
  for (const letter of text) {
    if (letter === '"') inQuotes = !inQuotes;
    else if (inQuotes) continue;
    else if (letter === "\n") {
      if (rows.length === comparedRows) return rows;
      rows.push(new Map());
    } else if ((separators as readonly string[]).includes(letter)) {
      const row = rows.at(-1);
      row?.set(letter as Separator, (row.get(letter as Separator) ?? 0) + 1);
    }
  }
  return rows;
}

/** The separator of the columns, and the text without a declaration line. */
export function detectSeparator(text: string): { readonly separator: Separator; readonly text: string } {
  const [line = "", named] = announced.exec(text) ?? [];
  const known = separators.find((separator) => separator === named);
  if (known) return { separator: known, text: text.slice(line.length) };
  const rows = countRows(text).filter((row, index) => index === 0 || row.size > 0);
  const [header] = rows;
  /**
   * The number of rows with as many separators as the header: decimal commas in prices make the count of commas uneven.
   */
  const evenness = (separator: Separator) => {
    const wanted = header?.get(separator) ?? 0;
    return wanted === 0 ? 0 : rows.filter((row) => row.get(separator) === wanted).length * 1_000 + wanted;
  };
  const [best = ","] = separators.toSorted((one, other) => evenness(other) - evenness(one));
  return { separator: evenness(best) === 0 ? "," : best, text };
}
