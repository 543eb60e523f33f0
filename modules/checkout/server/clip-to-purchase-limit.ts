import { type CartLine, productRoom } from "#modules/cart/server/index.ts";

type Clipped<Line> = {
  readonly lines: readonly Line[];
  /** The ids of lines that had more than fits into one order. */
  readonly limited: ReadonlySet<string>;
};

/** Reduces quantities to the limit of each product per order, first lines first. A limit may have been set after the checkout began. */
export function clipToPurchaseLimit<Line extends Pick<CartLine, "id" | "skuCode" | "quantity" | "sku">>(
  lines: readonly Line[],
): Clipped<Line> {
  const limits = new Map(
    lines.flatMap(({ skuCode, sku }) => {
      const { code, purchaseLimit } = sku?.product ?? { code: "", purchaseLimit: null };
      return purchaseLimit === null ? [] : [[skuCode, { productCode: code, limit: purchaseLimit }] as const];
    }),
  );
  const room = productRoom([], (skuCode) => limits.get(skuCode) ?? null);
  const limited = new Set<string>();
  const clipped = lines.map((line) => {
    const quantity = Math.min(line.quantity, room.left(line.skuCode));
    if (quantity < line.quantity) limited.add(line.id);
    room.take(line.skuCode, quantity);
    return { ...line, quantity };
  });
  return { lines: clipped, limited };
}
