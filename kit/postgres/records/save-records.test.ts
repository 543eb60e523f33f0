import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Json } from "../../core/fields/field-changes.ts";
import { seededRandom } from "../../core/seeded-random.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { inTransaction } from "../transaction.ts";
import { editToRestore, stateAt } from "./earlier-state.ts";
import { historyOf } from "./journal.ts";
import { type RecordEdit, saveRecords } from "./save-records.ts";
import { createLabels, labelRecord } from "./testing/label-record.ts";
import { undoEntry } from "./undo-entry.ts";

const { database } = await testDatabase({ maxConnections: 10 });
await createLabels(database);

const types = new Map([["label", labelRecord]]);
const at = new Date("2026-11-18T03:00:00Z");
const by = (name: string) => ({ at, actor: { id: null, name }, action: "save" });

const edit = (id: string, version: number, fields: Record<string, Json | undefined>): RecordEdit => ({
  id,
  version,
  changes: Object.entries(fields).map(([path, after]) => ({ path, ...(after === undefined ? {} : { after }) })),
});
const save = (name: string, ...edits: RecordEdit[]) =>
  inTransaction(database, (trx) => saveRecords(trx, labelRecord, edits, by(name)));
const undo = (entryId: number, name = "Sari") =>
  inTransaction(database, (trx) => undoEntry(trx, types, entryId, by(name)));
const stateOf = (id: string) => inTransaction(database, async (trx) => (await labelRecord.read(trx, [id])).get(id));
const history = (id: string) => historyOf(database.kysely, { type: "label", id, before: null, limit: 50 });
const entryOf = (saved: Awaited<ReturnType<typeof save>>) => (saved.ok ? saved.value.entryId : null) ?? 0;

test("a save writes who, when, before and after in the same transaction, and a save without a difference writes nothing", async () => {
  const made = await save("Dewi", edit("A", 0, { name: "Castle", "texts/en-US": "Tall" }));
  expect(made).toMatchObject({ ok: true, value: { records: [{ id: "A", version: 1 }], merged: [] } });
  await save("Agus", edit("A", 1, { name: "Fort", "texts/en-US": undefined }));
  expect(await save("Agus", edit("A", 2, { name: "Fort" }))).toMatchObject({ ok: true, value: { entryId: null } });
  expect(await history("A")).toMatchObject([
    {
      version: 2,
      by: "Agus",
      at,
      changes: [
        { path: "name", before: "Castle", after: "Fort" },
        { path: "texts/en-US", before: "Tall" },
      ],
    },
    {
      version: 1,
      by: "Dewi",
      changes: [
        { path: "name", after: "Castle" },
        { path: "texts/en-US", after: "Tall" },
      ],
    },
  ]);
  await expect(
    inTransaction(database, async (trx) => {
      await saveRecords(trx, labelRecord, [edit("A", 2, { name: "Tower" })], by("Dewi"));
      throw new Error("rolled back");
    }),
  ).rejects.toThrow("rolled back");
  expect(await history("A")).toHaveLength(2);
});

test("the journal only grows", async () => {
  await save("Dewi", edit("grows", 0, { name: "Castle" }));
  for (const statement of [
    "delete from kit.journal_change",
    "update kit.journal_change set version = 9",
    "update kit.journal_entry set actor_name = 'Agus'",
    "truncate kit.journal_entry cascade",
  ]) {
    await expect(sql.raw(statement).execute(database.kysely), statement).rejects.toThrow("only grows");
  }
});

test("an edit of an old version is merged where it does not collide, and OUTDATED names who changed what where it does", async () => {
  await save("Dewi", edit("M", 0, { name: "Castle", price: 10, "sizes/S": { price: 1, grams: 2 } }));
  await save("Dewi", edit("M", 1, { price: 12, "sizes/S/price": 3 }));
  const merged = await save("Agus", edit("M", 1, { name: "Fort", "sizes/L": { price: 5, grams: 6 } }));
  expect(merged).toMatchObject({ ok: true, value: { merged: ["M"], records: [{ version: 3 }] } });
  expect(await stateOf("M")).toEqual({
    name: "Fort",
    price: 12,
    sizes: { S: { price: 3, grams: 2 }, L: { price: 5, grams: 6 } },
  });
  const refused = await save("Agus", edit("M", 1, { price: 11, "sizes/S": undefined, "texts/en-US": "Tall" }));
  expect(refused).toMatchObject({
    ok: false,
    error: {
      code: "OUTDATED",
      records: [
        {
          id: "M",
          version: 3,
          conflicts: [
            { mine: { path: "price", after: 11 }, theirs: { before: 10, after: 12, by: "Dewi", at } },
            { mine: { path: "sizes/S" }, theirs: { path: "sizes/S/price", after: 3, by: "Dewi" } },
          ],
        },
      ],
    },
  });
  expect((await stateOf("M"))?.texts).toBeUndefined();
  expect(await save("Agus", edit("M", 3, { price: 11 }))).toMatchObject({ ok: true, value: { merged: [] } });
});

test("saves at the same moment of two editors lose nothing", async () => {
  await save("Dewi", edit("N", 0, { name: "Castle" }));
  const saves = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => save(turn % 2 ? "Agus" : "Dewi", edit("N", 1, { [`field${turn}`]: turn }))),
  );
  expect(saves.every(({ ok }) => ok)).toBe(true);
  const fields = Object.fromEntries(Array.from({ length: 20 }, (_, turn) => [`field${turn}`, turn]));
  expect(await stateOf("N")).toEqual({ name: "Castle", ...fields });
});

test("a refused field refuses all records of the save, and names them", async () => {
  const refused = await save("Dewi", edit("P1", 0, { name: "Castle" }), edit("P2", 0, { name: "" }));
  expect(refused).toEqual({
    ok: false,
    error: { code: "INVALID_FIELDS", problems: [{ id: "P2", path: "name", problem: "empty" }] },
  });
  expect(await stateOf("P1")).toBeUndefined();
});

test("a bulk change is undone as one entry, once, and the undo can be undone", async () => {
  await save("Dewi", edit("U1", 0, { price: 1 }), edit("U2", 0, { price: 2 }));
  const bulk = entryOf(await save("Dewi", edit("U1", 1, { price: 11 }), edit("U2", 1, { price: 12, name: "Fort" })));
  const undone = await undo(bulk);
  expect(undone).toMatchObject({ ok: true, value: { ids: ["U1", "U2"] } });
  expect([await stateOf("U1"), await stateOf("U2")]).toEqual([{ price: 1 }, { price: 2 }]);
  expect(await undo(bulk)).toEqual({ ok: false, error: { code: "UNDONE_ALREADY" } });
  expect((await history("U1"))[1]).toMatchObject({ entryId: bulk, undoneBy: undone.ok ? undone.value.entryId : null });
  await undo(undone.ok ? undone.value.entryId : 0);
  expect(await stateOf("U2")).toEqual({ price: 12, name: "Fort" });
});

test("an undo is refused by name where something has changed since, and undoing a creation removes the record", async () => {
  const made = entryOf(await save("Dewi", edit("V", 0, { name: "Castle", price: 1 })));
  await save("Agus", edit("V", 1, { price: 2 }));
  expect(await undo(made)).toEqual({
    ok: false,
    error: { code: "CHANGED_SINCE", fields: [{ type: "label", id: "V", path: "price", by: "Agus", at }] },
  });
  const other = entryOf(await save("Dewi", edit("W", 0, { name: "Castle" })));
  await undo(other);
  expect(await stateOf("W")).toBeUndefined();
  expect(await undo(999_999)).toEqual({ ok: false, error: { code: "NOT_FOUND" } });
});

test("of many who undo one entry at once one does it", async () => {
  const made = entryOf(await save("Dewi", edit("X", 0, { name: "Castle" })));
  const undone = await Promise.all(Array.from({ length: 8 }, () => undo(made)));
  expect(undone.filter(({ ok }) => ok)).toHaveLength(1);
});

test("every earlier state can be looked at and restored, as one more change", async () => {
  const random = seededRandom("history");
  const states = [];
  for (let version = 0; version < 12; version += 1) {
    const field = ["name", "texts/en-US", "sizes/S", "sizes/L"][Math.floor(random() * 4)] ?? "name";
    const after = random() < 0.3 ? undefined : field.startsWith("sizes") ? { price: version } : `v${version}`;
    await save("Dewi", edit("H", version, { [field]: after, turn: version }));
    states.push(await stateOf("H"));
  }
  for (const [index, state] of states.entries()) {
    expect(await inTransaction(database, (trx) => stateAt(trx, labelRecord, "H", index + 1))).toEqual(state);
  }
  const restored = await inTransaction(database, async (trx) =>
    saveRecords(trx, labelRecord, [await editToRestore(trx, labelRecord, { id: "H", version: 12, to: 3 })], by("Sari")),
  );
  expect(restored).toMatchObject({ ok: true, value: { records: [{ version: 13 }] } });
  expect(await stateOf("H")).toEqual(states[2]);
});
