import fc from "fast-check";
import { expect, test } from "vitest";
import { applyChanges, diffFields, type RecordState } from "./field-changes.ts";
import { mergeChanges } from "./merge-changes.ts";

const paths = ["name", "price", "texts/en-US", "texts/id-ID", "skus/A/price", "skus/A/grams", "skus/B/price"];
const changes = fc
  .uniqueArray(fc.constantFrom(...paths), { maxLength: 5 })
  .chain((chosen) =>
    fc.tuple(...chosen.map((path) => fc.record({ path: fc.constant(path), after: fc.integer({ min: 0, max: 2 }) }))),
  );

test("two editors lose nothing: every change is merged or shown as a conflict, and merged ones meet in any order", () => {
  fc.assert(
    fc.property(changes, changes, (mine, theirs) => {
      const { merged, conflicts } = mergeChanges(mine, theirs);
      const handled = new Set([...merged, ...conflicts.map((one) => one.mine)].map(({ path }) => path));
      const dropped = mine.filter(({ path }) => !handled.has(path));
      for (const { path, after } of dropped) expect(theirs).toContainEqual({ path, after });
      const start: RecordState = { name: 9 };
      const [ab, ba] = [
        applyChanges(applyChanges(start, theirs), merged),
        applyChanges(applyChanges(start, merged), theirs),
      ];
      expect(diffFields(ab, ba)).toEqual([]);
    }),
  );
});

test("a field both have changed is a conflict with the last change of the other, unless both set the same value", () => {
  const theirs = [
    { path: "price", after: 2, by: "Dewi" },
    { path: "price", after: 3, by: "Agus" },
  ];
  expect(mergeChanges([{ path: "price", after: 1 }], theirs).conflicts).toEqual([
    { mine: { path: "price", after: 1 }, theirs: { path: "price", after: 3, by: "Agus" } },
  ]);
  expect(mergeChanges([{ path: "price", after: 3 }], theirs)).toEqual({ merged: [], conflicts: [] });
});

test("a field in a group that was replaced, and a group whose field was changed, are conflicts", () => {
  const group = { path: "skus/A", after: "gone" };
  const field = { path: "skus/A/price", after: 1 };
  expect(mergeChanges([field], [group]).conflicts).toHaveLength(1);
  expect(mergeChanges([group], [field]).conflicts).toHaveLength(1);
  expect(mergeChanges([{ path: "skus/B/price", after: 1 }], [group]).conflicts).toEqual([]);
});
