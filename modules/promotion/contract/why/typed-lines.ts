/** A line as it was typed or pasted. */
export type TypedLine = {
  /** Its place in the text, from 1. */
  readonly number: number;
  readonly skuCode: string;
  readonly quantity: number;
  /** The add-on offer it is bought by; empty for what is bought for itself. */
  readonly offerCode: string;
};

export const mostTypedLines = 100;
export const mostTypedPieces = 9_999;
export const mostTypedCharacters = 10_000;

export type UnreadableLine = {
  readonly number: number;
  readonly text: string;
  readonly problem: "FORM" | "QUANTITY";
};

type Typed = { readonly lines: readonly TypedLine[]; readonly unreadable: readonly UnreadableLine[] };

/** Reads "SKU × quantity", one for each line, apart by spaces, tabs, commas, semicolons or an x; an add-on has its offer's code as third. */
export function readTypedLines(text: string): Typed {
  const lines: TypedLine[] = [];
  const unreadable: UnreadableLine[] = [];
  for (const [index, row] of text.split(/\r\n|\r|\n/).entries()) {
    const written = row.trim();
    if (written === "") continue;
    const place = { number: index + 1, text: written };
    const [skuCode = "", amount = "1", offerCode = "", ...more] = written
      .split(/[\s,;×*]+/)
      .filter((part) => part !== "" && part.toLowerCase() !== "x");
    const digits = /^x?(\d{1,9})x?$/i.exec(amount)?.[1];
    const quantity = Number(digits);
    if (skuCode === "" || more.length > 0 || skuCode.length > 60 || offerCode.length > 60 || digits === undefined)
      unreadable.push({ ...place, problem: "FORM" });
    else if (quantity < 1 || quantity > mostTypedPieces) unreadable.push({ ...place, problem: "QUANTITY" });
    else lines.push({ number: place.number, skuCode, quantity, offerCode });
  }
  return { lines, unreadable };
}

/** Lines in the form in which they are typed. */
export const writeTypedLines = (
  lines: readonly { readonly skuCode: string; readonly quantity: number; readonly offerCode?: string }[],
): string =>
  lines.map(({ skuCode, quantity, offerCode = "" }) => `${skuCode} × ${quantity} ${offerCode}`.trim()).join("\n");
