import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { changeLogFixture } from "../testing/change-log-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { save, call, people, audit, staff } = await changeLogFixture(database);

const undo = (entryId: number, headers: object = people.dewi) =>
  call(
    `mutation adminUndo($input: AdminUndoInput!) { adminUndo(input: $input) {
      success errorCode errorMessage entryId records problems { path problem } changed { type id path by at } } }`,
    { input: { entryId } },
    headers,
  );

test("an entry is undone once, even by two callers, and the undo can be undone", async () => {
  await save({ id: "A", create: true, changes: { name: "Castle" } });
  const { entryId } = await save({ id: "A", version: 1, changes: { name: "Fort" } });
  const pressed = await Promise.all([undo(entryId), undo(entryId, people.agus)]);
  expect(pressed.map(({ errorCode }) => errorCode).sort()).toEqual(["UNDONE_ALREADY", null].sort());
  const done = pressed.find(({ success }) => success);
  expect(done).toMatchObject({ records: 1, changed: [] });
  expect(await undo(done.entryId)).toMatchObject({ success: true });
  expect((await audit("label:A")).filter((line) => line.startsWith("record.undo"))).toHaveLength(2);
});

test("a field changed since is named with who and when, and nothing is undone", async () => {
  const { entryId } = await save({ id: "B", create: true, changes: { name: "Castle", price: 1 } });
  await save({ id: "B", version: 1, changes: { price: 2 } }, people.agus);
  expect(await undo(entryId)).toMatchObject({
    errorCode: "CHANGED_SINCE",
    errorMessage: "Cannot be undone: these fields were changed again since.",
    changed: [
      {
        type: "label",
        id: "B",
        path: "price",
        by: "Name of agus@changes.test",
        at: staff.clock.now().toISOString(),
      },
    ],
  });
  expect(await audit("label:B")).toHaveLength(2);
});

test("an unknown entry is not found, and readers and other callers may not undo", async () => {
  const { entryId } = await save({ id: "C", create: true, changes: { name: "Castle" } });
  expect(await undo(999_999)).toMatchObject({ errorCode: "NOT_FOUND" });
  expect(await undo(entryId, people.sari)).toBe("FORBIDDEN");
  expect(await undo(entryId, {})).toBe("STAFF_ONLY");
});
