import fc from "fast-check";
import { expect, test } from "vitest";
import { applyChanges, diffFields, invertChanges, type Json, type RecordState } from "./field-changes.ts";

const key = fc.oneof(fc.constantFrom("a", "b", "a/b", "a~1b", "~", "__proto__", "constructor", ""), fc.string());
const leaf: fc.Arbitrary<Json> = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer()),
);
const { state } = fc.letrec<{ state: RecordState; value: Json }>((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, leaf, tie("state")),
  state: fc.dictionary(key, tie("value"), { maxKeys: 5 }),
}));

const items = fc.subarray(["", "a", "b", "a/b"]);

/** Without groups that are empty: they are no fields. */
const stored = (one: RecordState): RecordState => applyChanges({}, diffFields({}, one));
const plain = (one: RecordState) => JSON.parse(JSON.stringify(one));

test("the changes between two states, applied to the first, give the second", () => {
  fc.assert(
    fc.property(state, state, items, (before, after, itemGroups) => {
      expect(plain(stored(applyChanges(before, diffFields(before, after, itemGroups))))).toEqual(plain(stored(after)));
    }),
  );
});

test("inverted changes take the second state back to the first", () => {
  fc.assert(
    fc.property(state, state, items, (before, after, itemGroups) => {
      const back = applyChanges(after, invertChanges(diffFields(before, after, itemGroups)));
      expect(plain(stored(back))).toEqual(plain(stored(before)));
    }),
  );
});

test("an added or removed item is one change, not one for each of its fields", () => {
  const [castle, fort] = [
    { price: 1, grams: 2 },
    { price: 3, grams: 4 },
  ];
  expect(diffFields({ skus: { A: castle } }, { skus: { A: { ...castle, price: 5 }, B: fort } }, ["skus"])).toEqual([
    { path: "skus/A/price", before: 1, after: 5 },
    { path: "skus/B", after: fort },
  ]);
  expect(diffFields({ skus: { A: castle } }, {}, ["skus"])).toEqual([{ path: "skus/A", before: castle }]);
});

test("states that differ only in the order of their keys have no changes between them", () => {
  const one = { names: { "en-US": "Castle", "id-ID": "Kastil" }, facts: [{ code: "age", value: 6 }] };
  const other = { facts: [{ value: 6, code: "age" }], names: { "id-ID": "Kastil", "en-US": "Castle" } };
  expect(diffFields(one, other)).toEqual([]);
});

test("a field is named by its path, and what did not exist has no value", () => {
  expect(diffFields({ names: { "en-US": "Castle" }, price: 1 }, { names: { "en-US": "Fort", "a/b": "~" } })).toEqual([
    { path: "names/a~1b", after: "~" },
    { path: "names/en-US", before: "Castle", after: "Fort" },
    { path: "price", before: 1 },
  ]);
});

test("changing a state leaves the given one as it was, and reaches no prototype", () => {
  const given = { names: { "en-US": "Castle" } };
  const changed = applyChanges(given, [
    { path: "names/en-US", after: "Fort" },
    { path: "__proto__/polluted", after: true },
  ]);
  expect(given).toEqual({ names: { "en-US": "Castle" } });
  expect(changed).toMatchObject({ names: { "en-US": "Fort" } });
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
