import type { AdminPickListResult } from "./pick.graphql.gen.ts";

export type PickListModel = AdminPickListResult["adminPickList"];
export type PickLineModel = PickListModel["lines"][number];
type PickOrderModel = PickListModel["orders"][number];

type Sums = { readonly pieces: number; readonly picked: number };

/** An SKU on its shelf, with the lines of all orders that need it. */
export type PickSku = Sums & {
  readonly sku: Pick<PickLineModel, "skuCode" | "barcode" | "item" | "attributes" | "picture">;
  readonly lines: readonly PickLineModel[];
};
export type PickShelf = { readonly shelf: string; readonly skus: readonly PickSku[] };
export type PickOrder = PickOrderModel & Sums;

export const sumOf = (lines: readonly Sums[]): Sums => ({
  pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0),
  picked: lines.reduce((sum, { picked }) => sum + picked, 0),
});

export const isDone = ({ pieces, picked }: Sums): boolean => picked >= pieces;

/** The lines by shelf and SKU, in the sequence they came in. */
export const shelvesOf = (lines: readonly PickLineModel[]): PickShelf[] =>
  [...Map.groupBy(lines, ({ shelf }) => shelf)].map(([shelf, there]) => ({
    shelf,
    skus: [...Map.groupBy(there, ({ skuCode }) => skuCode).values()].flatMap((same) => {
      const [sku] = same;
      return sku ? [{ sku, lines: same, ...sumOf(same) }] : [];
    }),
  }));

/** The orders with how much of each is picked: finished ones first, as they can be packed. */
export function ordersOf({ orders, lines }: Pick<PickListModel, "orders" | "lines">): PickOrder[] {
  const linesOf = Map.groupBy(lines, ({ orderCode }) => orderCode);
  const summed = orders.map((order) => ({ ...order, ...sumOf(linesOf.get(order.orderCode) ?? []) }));
  return summed.toSorted((one, other) => Number(isDone(other)) - Number(isDone(one)));
}
