import type { RowKind } from "../ports/settlement-format.ts";

const words: readonly (readonly [RegExp, RowKind | null])[] = [
  [/charge ?back|dispute/i, "chargeback"],
  [/refund|reversal|pengembalian/i, "refund"],
  [/withdraw|payout|disburs|transfer|top ?up|penarikan/i, null],
];

/** The kind of a row by common words, for files without a known format. Null: money that is no payment. */
export function genericKind(kind: string): RowKind | null {
  const known = words.find(([word]) => word.test(kind));
  return known ? known[1] : "payment";
}
