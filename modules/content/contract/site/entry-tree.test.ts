import fc from "fast-check";
import { expect, test } from "vitest";
import { applyChanges, type Json, type RecordState } from "#kit/core/fields/field-changes.ts";
import { entryTree, flatEntries, placeEntry } from "./entry-tree.ts";
import type { EntryStates } from "./site-state.ts";

const entries: EntryStates = {
  a: { position: 1_024 },
  b: { position: 2_048 },
  "b-1": { position: 1_024, parent: "b" },
  "b-2": { position: 2_048, parent: "b" },
  "b-1-x": { position: 1_024, parent: "b-1" },
};

/** The list as indented lines. */
const lines = (states: EntryStates) =>
  flatEntries(entryTree(states)).map(({ id, level }) => `${"-".repeat(level - 1)}${id}`);

const moved = (id: string, parent: string | undefined, place: number, levels = 3): EntryStates | null => {
  const changes = placeEntry(entries, id, { parent, place }, levels);
  if (changes === null) return null;
  const set = changes.map(({ path, value }) => (value === undefined ? { path } : { path, after: value as Json }));
  return (applyChanges({ entries } as unknown as RecordState, set) as unknown as { entries: EntryStates }).entries;
};

test("an entry is moved among its neighbours, below another and back up, with those below it", () => {
  expect(lines(entries)).toEqual(["a", "b", "-b-1", "--b-1-x", "-b-2"]);
  expect(lines(moved("b-2", "b", 0) ?? {})).toEqual(["a", "b", "-b-2", "-b-1", "--b-1-x"]);
  expect(lines(moved("b-1", undefined, 1) ?? {})).toEqual(["a", "b-1", "-b-1-x", "b", "-b-2"]);
  expect(lines(moved("a", "b", 1) ?? {})).toEqual(["b", "-b-1", "--b-1-x", "-a", "-b-2"]);
  expect(placeEntry(entries, "b-2", { parent: "b", place: 0 }, 3)).toEqual([
    { path: "entries/b-2/position", value: 0 },
  ]);
});

test("an entry does not move below itself, below one that is gone, or deeper than the list goes", () => {
  expect(moved("b", "b-1", 0)).toBeNull();
  expect(moved("b", "b", 0)).toBeNull();
  expect(moved("a", "gone", 0)).toBeNull();
  expect(moved("b", "a", 0)).toBeNull();
  expect(moved("a", "b-1-x", 0)).toBeNull();
  expect(moved("b-1", "a", 0, 2)).toBeNull();
});

test("whatever parents say, every entry is in the tree once", () => {
  const ids = ["a", "b", "c", "d", "e"];
  const states = fc.record(
    Object.fromEntries(
      ids.map((id) => [
        id,
        fc.record({ parent: fc.constantFrom(...ids, "gone"), position: fc.nat(3) }, { requiredKeys: [] }),
      ]),
    ),
  );
  fc.assert(
    fc.property(states, (any) => {
      const shown = flatEntries(entryTree(any as EntryStates)).map(({ id }) => id);
      expect(shown.toSorted()).toEqual(ids);
    }),
  );
});
