import fc from "fast-check";
import { expect, test } from "vitest";
import { foldGroup } from "./fold-group.ts";

const item = (code: string, parentCode: string | null = null) => ({ code, parentCode });
const flat = (count: number) => Array.from({ length: count }, (_, index) => item(`v${index}`));
const codes = (lines: readonly { item: { code: string } }[]) => lines.map((line) => line.item.code);

test("a short group is not folded", () => {
  expect(codes(foldGroup(flat(10), []).first)).toHaveLength(10);
  expect(foldGroup(flat(10), []).more).toEqual([]);
});

test("a long group shows eight values and the chosen ones", () => {
  const { first, more } = foldGroup(flat(20), ["v15"]);
  expect(codes(first)).toEqual(["v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v15"]);
  expect(more).toHaveLength(11);
});

test("values follow their parents", () => {
  const { first } = foldGroup([item("balls"), item("shoes"), item("court", "shoes"), item("tennis", "court")], []);
  expect(first.map((line) => [line.item.code, line.depth])).toEqual([
    ["balls", 0],
    ["shoes", 0],
    ["court", 1],
    ["tennis", 2],
  ]);
});

test("a value without a visible parent is at the top level", () => {
  expect(foldGroup([item("court", "shoes")], []).first).toEqual([{ item: item("court", "shoes"), depth: 0 }]);
});

test("every value appears exactly once", () => {
  const trees = fc
    .uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 30 })
    .chain((names) =>
      fc
        .tuple(...names.map((_, index) => fc.integer({ min: -1, max: index - 1 })))
        .map((parents) => names.map((name, index) => item(name, names[parents[index] ?? -1] ?? null))),
    );
  fc.assert(
    fc.property(trees, fc.array(fc.string({ maxLength: 3 })), (items, chosen) => {
      const { first, more } = foldGroup(items, chosen);
      expect(codes([...first, ...more]).sort()).toEqual(items.map(({ code }) => code).sort());
    }),
  );
});
