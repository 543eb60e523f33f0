import type { CartLine } from "#modules/cart/server/index.ts";

/** Reduces quantities to the stock left, first lines first. The shopper is shown the difference before ordering. */
export function clipToStock<Line extends Pick<CartLine, "skuCode" | "quantity" | "stock">>(
  lines: readonly Line[],
): Line[] {
  const taken = new Map<string, number>();
  return lines.map((line) => {
    const before = taken.get(line.skuCode) ?? 0;
    const quantity = Math.max(0, Math.min(line.quantity, line.stock - before));
    taken.set(line.skuCode, before + quantity);
    return { ...line, quantity };
  });
}
