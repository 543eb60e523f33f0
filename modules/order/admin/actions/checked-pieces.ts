import type { AdminLineModel } from "../order-model.ts";

/** Pieces that were scanned while a pickup is handed out, by the number of their line. */
export type CheckedPieces = Readonly<Record<number, number>>;

type Line = Pick<AdminLineModel, "number" | "skuCode" | "barcode" | "quantity" | "cancelled">;

/** Why a scan checks no piece: the order has none of it, or all of them are checked. */
type ScanRefusal = "unknown" | "complete";

const piecesOf = ({ quantity, cancelled }: Line): number => quantity - cancelled;

/** Checks one more piece by its barcode or code; a gift of the same SKU is a line of its own. */
export function withPiece(
  lines: readonly Line[],
  checked: CheckedPieces,
  code: string,
): { readonly checked: CheckedPieces; readonly refusal: ScanRefusal | null } {
  const wanted = code.toUpperCase();
  const same = lines.filter(
    (line) => piecesOf(line) > 0 && [line.skuCode, line.barcode].some((one) => one.toUpperCase() === wanted),
  );
  const next = same.find((line) => (checked[line.number] ?? 0) < piecesOf(line));
  if (!next) return { checked, refusal: same.length === 0 ? "unknown" : "complete" };
  return { checked: { ...checked, [next.number]: (checked[next.number] ?? 0) + 1 }, refusal: null };
}

export const countPieces = (lines: readonly Line[], checked: CheckedPieces) => ({
  checked: Object.values(checked).reduce((sum, count) => sum + count, 0),
  pieces: lines.reduce((sum, line) => sum + piecesOf(line), 0),
});
