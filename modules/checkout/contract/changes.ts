import type { CheckoutView } from "./checkout-view.ts";

/** What differs between what a shopper agreed to and what the shop can do now, line by line. */
export type CheckoutChange =
  | { readonly kind: "gone"; readonly name: string }
  | { readonly kind: "fewer"; readonly name: string; readonly wanted: number; readonly left: number }
  | { readonly kind: "price"; readonly name: string; readonly before: number; readonly now: number }
  | { readonly kind: "total"; readonly before: number; readonly now: number };

/** All changes, removed lines first; the total last, and only when it changed. */
export function changesBetween(
  before: Pick<CheckoutView, "lines" | "totals">,
  now: Pick<CheckoutView, "lines" | "totals">,
): readonly CheckoutChange[] {
  const left = new Map(now.lines.map((line) => [line.lineId, line]));
  const gone: CheckoutChange[] = [];
  const others: CheckoutChange[] = [];
  for (const { lineId, name, quantity, unitPrice } of before.lines) {
    const line = left.get(lineId);
    if (line === undefined || line.quantity === 0) gone.push({ kind: "gone", name });
    else {
      if (line.quantity < quantity) others.push({ kind: "fewer", name, wanted: quantity, left: line.quantity });
      if (line.unitPrice !== unitPrice) others.push({ kind: "price", name, before: unitPrice, now: line.unitPrice });
    }
  }
  const [was, is] = [before.totals.totalAmount, now.totals.totalAmount];
  return [...gone, ...others, ...(was === is ? [] : [{ kind: "total", before: was, now: is } as const])];
}
