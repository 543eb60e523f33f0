import fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "#kit/core/fields/field-changes.ts";
import {
  afterOutdated,
  afterSave,
  beginDraft,
  changesIn,
  chooseSide,
  type Draft,
  hasOpenConflicts,
  rebaseDraft,
  resumeDraft,
  setField,
} from "./record-draft.ts";

const base = { version: 3, state: { name: "Castle", slug: "castle", about: { "en-US": "Tall" } } };
const agus = { by: "Agus", at: "2026-11-18T03:00:00Z" };
const typed = (...fields: readonly (readonly [string, Json | undefined])[]): Draft =>
  fields.reduce((draft, [path, value]) => setField(draft, path, value), beginDraft(base));

test("an edit is a change of its field; an edit back to the saved value is none", () => {
  const draft = typed(["name", "Fort"], ["about/en-US", undefined]);
  expect(changesIn(draft)).toEqual([
    { path: "about/en-US", before: "Tall" },
    { path: "name", before: "Castle", after: "Fort" },
  ]);
  expect(changesIn(setField(setField(draft, "name", "Castle"), "about/en-US", "Tall"))).toEqual([]);
});

test("an edit during a save is kept", () => {
  const sent = typed(["name", "Fort"]);
  const meanwhile = setField(sent, "slug", "fort");
  const saved = { version: 4, state: { ...base.state, name: "Fort", logo: "/l.png" } };
  const after = afterSave(meanwhile, sent.state, saved);
  expect(after.base).toBe(saved);
  expect(changesIn(after)).toEqual([{ path: "slug", before: "castle", after: "fort" }]);
});

test("after OUTDATED mine stands on top of theirs, and saving waits until every field is chosen", () => {
  const current = { version: 5, state: { ...base.state, name: "Tower", logo: "/l.png" } };
  const conflict = { path: "name", mine: "Fort", theirs: "Tower", ...agus };
  const draft = afterOutdated(typed(["name", "Fort"], ["slug", "fort"]), current, [conflict]);
  expect(hasOpenConflicts(draft)).toBe(true);
  const theirs = chooseSide(draft, "name", "theirs");
  expect(hasOpenConflicts(theirs)).toBe(false);
  expect(changesIn(theirs)).toEqual([{ path: "slug", before: "castle", after: "fort" }]);
  expect(changesIn(chooseSide(theirs, "name", "mine"))).toContainEqual({
    path: "name",
    before: "Tower",
    after: "Fort",
  });
  expect(setField(draft, "name", "Keep").conflicts).toMatchObject([{ choice: "mine", mine: "Keep" }]);
});

test("a record saved by others is merged with the current edits", () => {
  const current = { version: 4, state: { ...base.state, name: "Tower", slug: "tower" } };
  const draft = rebaseDraft(typed(["name", "Fort"]), current, agus);
  expect(draft.state).toMatchObject({ name: "Fort", slug: "tower" });
  expect(draft.conflicts).toEqual([{ path: "name", mine: "Fort", theirs: "Tower", ...agus, choice: null }]);
});

test("MF-17 a conflict without a choice stays when others save again, with the record's present value", () => {
  const second = { version: 4, state: { ...base.state, name: "Tower" } };
  const open = rebaseDraft(typed(["name", "Fort"]), second, agus);
  const again = rebaseDraft(open, { version: 5, state: { ...second.state, slug: "tower" } }, agus);
  expect(again.state).toMatchObject({ name: "Fort", slug: "tower" });
  expect(again.conflicts).toMatchObject([{ path: "name", mine: "Fort", theirs: "Tower", choice: null }]);
  const theirs = chooseSide(again, "name", "theirs");
  const third = rebaseDraft(theirs, { version: 6, state: { ...second.state, name: "Keep" } }, agus);
  expect(third.state).toMatchObject({ name: "Keep" });
  expect(hasOpenConflicts(third)).toBe(false);
  const mine = rebaseDraft(
    chooseSide(again, "name", "mine"),
    { version: 6, state: { ...second.state, name: "Keep" } },
    agus,
  );
  expect(mine.conflicts).toMatchObject([{ path: "name", mine: "Fort", theirs: "Keep", choice: null }]);
});

test("MF-17 a field in conflict that is changed as part of its group has the latest edit", () => {
  const skus = { items: { a: { price: 1 }, b: { price: 2 } } };
  const started = setField(beginDraft({ version: 1, state: skus }, ["items"]), "items/a/price", 5);
  const open = rebaseDraft(started, { version: 2, state: { items: { ...skus.items, a: { price: 7 } } } }, agus);
  expect(open.conflicts).toMatchObject([{ path: "items/a/price", mine: 5, theirs: 7, choice: null }]);
  const elsewhere = setField(open, "items", { a: { price: 5 }, b: { price: 9 } });
  expect(elsewhere.conflicts).toMatchObject([{ mine: 5, choice: null }]);
  const there = setField(open, "items", { a: { price: 6 }, b: { price: 2 } });
  expect(there.conflicts).toMatchObject([{ mine: 6, choice: "mine" }]);
});

test("an earlier draft is taken up; a field that others have changed since is to be chosen", () => {
  const stored = { version: 3, at: agus.at, changes: changesIn(typed(["name", "Fort"], ["slug", "fort"])) };
  const now = beginDraft({ version: 4, state: { ...base.state, name: "Tower" } });
  const draft = resumeDraft(now, stored, agus);
  expect(draft.state).toMatchObject({ name: "Fort", slug: "fort" });
  expect(draft.conflicts.map(({ path }) => path)).toEqual(["name"]);
});

test("each value of two people is kept or shown as a conflict", () => {
  const fields = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.constantFrom("1", "2", "3"));
  fc.assert(
    fc.property(fields, fields, fields, (start, mine, theirs) => {
      let draft = beginDraft({ version: 1, state: start });
      for (const [path, value] of Object.entries(mine)) draft = setField(draft, path, value);
      const changed = changesIn(draft);
      const after = rebaseDraft(draft, { version: 2, state: { ...start, ...theirs } }, agus);
      // Each of mine is kept, and each of theirs is kept or named.
      for (const { path, after: value } of changed) expect(after.state[path]).toBe(value);
      for (const [path, value] of Object.entries(theirs)) {
        const named = after.conflicts.some((one) => one.path === path && one.theirs === value);
        expect(after.state[path] === value || named || value === start[path]).toBe(true);
      }
    }),
  );
});
