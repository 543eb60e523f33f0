import fc from "fast-check";
import { expect, test } from "vitest";
import type { CartLine } from "#modules/cart/server/index.ts";
import { clipToPurchaseLimit } from "./clip-to-purchase-limit.ts";

const limits: Readonly<Record<string, number | null>> = { RARE: 3, FREE: null };
const line = (id: number, product: string, quantity: number) => ({
  id: String(id),
  skuCode: `${product}-${id}`,
  quantity,
  sku: { product: { code: product, purchaseLimit: limits[product] ?? null } } as unknown as CartLine["sku"],
});

test("MP-07 the variants of a product share its purchase limit, the first line first, and clipped lines are named", () => {
  const { lines, limited } = clipToPurchaseLimit([
    ...[line(1, "RARE", 2), line(2, "FREE", 9), line(3, "RARE", 4)],
    { ...line(4, "RARE", 1), sku: null },
  ]);
  expect(lines.map(({ quantity }) => quantity)).toEqual([2, 9, 1, 1]);
  expect([...limited]).toEqual(["3"]);
});

test("never more than the limit, never more than requested, and no unit is left out that fits", () => {
  const wanted = fc.array(fc.tuple(fc.constantFrom("RARE", "FREE"), fc.integer({ min: 1, max: 50 })));
  fc.assert(
    fc.property(wanted, (pairs) => {
      const asked = pairs.map(([product, quantity], at) => line(at, product, quantity));
      const { lines, limited } = clipToPurchaseLimit(asked);
      const sum = (list: typeof asked, product: string) =>
        list.reduce((units, one) => units + (one.sku?.product.code === product ? one.quantity : 0), 0);
      expect(sum([...lines], "RARE")).toBe(Math.min(3, sum(asked, "RARE")));
      expect(sum([...lines], "FREE")).toBe(sum(asked, "FREE"));
      expect(limited.size).toBe(lines.filter(({ quantity }, at) => quantity < (asked[at]?.quantity ?? 0)).length);
    }),
  );
});
