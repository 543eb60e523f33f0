import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { mostChanges } from "../../contract/record-forms.ts";
import { changeLogFixture } from "../testing/change-log-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { save, people, audit } = await changeLogFixture(database);

const entries = async (id: string) =>
  (await sql`select version from kit.journal_change where record_id = ${id}`.execute(database.kysely)).rows.length;

test("a new record is created once; one with its id is not overwritten, and a deleted one is not restored", async () => {
  const made = await save({ id: "A", create: true, changes: { name: "Castle", "texts/en-US": "Tall" } });
  expect(made).toMatchObject({ success: true, version: 1, merged: false, state: { name: "Castle" } });
  const again = await save({ id: "A", create: true, changes: { name: "Fort" } }, people.agus);
  expect(again).toMatchObject({
    errorCode: "INVALID_FIELDS",
    problems: [{ path: "", problem: "exists", message: "There is one with this code already." }],
  });
  expect(await save({ id: "nowhere", version: 3, changes: { name: "Fort" } })).toMatchObject({
    errorCode: "INVALID_FIELDS",
    problems: [{ path: "", problem: "gone" }],
  });
  expect(await audit("label:A")).toEqual(["record.save by Name of dewi@changes.test"]);
});

test("a refused field is named with a message, and nothing is saved", async () => {
  const refused = await save({ id: "B", create: true, changes: { name: "" } });
  expect(refused).toMatchObject({
    success: false,
    errorCode: "INVALID_FIELDS",
    errorMessage: "Not saved: please check the marked fields.",
    problems: [{ path: "name", problem: "empty", message: "This value cannot be saved.", detail: null }],
  });
  expect([await entries("B"), await audit("label:B")]).toEqual([0, []]);
  expect(await save({ id: "", create: true, changes: { name: "Castle" } })).toMatchObject({
    errorCode: "INVALID_FIELDS",
    problems: [{ path: "", problem: "code" }],
  });
});

test("a repeated press with the same key saves once and answers the same, also when both arrive together", async () => {
  const key = "0b7a9f8e-2f0e-4a52-9d43-111111111111";
  const press = () => save({ id: "C", create: true, changes: { name: "Castle" }, key });
  const [first, second] = await Promise.all([press(), press()]);
  const third = await press();
  expect([first.success, second.success, third.success]).toEqual([true, true, true]);
  expect(second).toMatchObject({ version: first.version, entryId: first.entryId, state: first.state });
  expect(third.entryId).toBe(first.entryId);
  expect([await entries("C"), (await audit("label:C")).length]).toEqual([1, 1]);
});

test("null empties a field, and a save without a difference writes neither journal nor audit", async () => {
  await save({ id: "D", create: true, changes: { name: "Castle", price: 3 } });
  expect(await save({ id: "D", version: 1, changes: { price: null } })).toMatchObject({ state: { name: "Castle" } });
  expect(await save({ id: "D", version: 2, changes: { name: "Castle" } })).toMatchObject({
    success: true,
    entryId: null,
    version: 2,
  });
  expect([await entries("D"), (await audit("label:D")).length]).toEqual([2, 2]);
});

test("unknown types, foreign roles and oversized or unstorable input are refused", async () => {
  expect(await save({ id: "E", type: "spell", changes: {} })).toMatchObject({ errorCode: "NOT_FOUND" });
  expect(await save({ id: "E", create: true, changes: { name: "x" } }, people.sari)).toBe("FORBIDDEN");
  expect(await save({ id: "E", create: true, changes: { name: "x" } }, {})).toBe("STAFF_ONLY");
  const many = Object.fromEntries(Array.from({ length: mostChanges + 1 }, (_, turn) => [`f${turn}`, 1]));
  const bad = [many, { name: "\0" }, { name: "\ud800" }, { "a/b/c/d/e/f/g/h/i": 1 }, { name: { deep: ["\0"] } }];
  for (const changes of bad)
    expect(await save({ id: "E", create: true, changes })).not.toMatchObject({ success: true });
  expect(await entries("E")).toBe(0);
});

test("names that every object has are ordinary fields", async () => {
  const saved = await save({ id: "F", create: true, changes: { "__proto__/polluted": 1, "constructor/name": "x" } });
  expect(saved.success).toBe(true);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
