import { expect, test } from "vitest";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { readMessageTexts } from "../store/message-texts.ts";
import { messageTextFixture } from "../testing/message-text-fixture.ts";

const { database } = await testDatabase();
const { save, record } = await messageTextFixture(database);
const id = "orderReceived.one:EMAIL:id-ID";
const stored = async () => (await readMessageTexts(database.kysely)).texts[id];

test("MX-02 a record holds only what was changed, and emptied is as shipped", async () => {
  const before = await readMessageTexts(database.kysely);
  expect(await save(id, { subject: "  Terima kasih! Pesanan {order}  " })).toBe("SAVED");
  const after = await readMessageTexts(database.kysely);
  expect(after.texts[id]).toEqual({ subject: "Terima kasih! Pesanan {order}" });
  expect(Number(after.version)).toBe(Number(before.version) + 1);
  expect(await save(id, { subject: undefined })).toBe("SAVED");
  expect(await stored()).toBeUndefined();
});

test("MX-02 an empty subject, a lost order code and HTML are refused beside their fields, and nothing is saved", async () => {
  expect(await save(id, { subject: " ", thanks: "Terima kasih {total}", look: "<b>Lihat</b>" })).toEqual([
    "subject required",
    "thanks missingPlaceholder {order}",
    "look markup",
  ]);
  expect(await stored()).toBeUndefined();
});

test("MX-02 there is no record of another message, channel or language, nor of a text the vendor approves", async () => {
  for (const other of [
    "nothing:EMAIL:id-ID",
    "orderReceived.one:FAX:id-ID",
    "orderReceived.one:EMAIL:fr-FR",
    "verificationCode:WHATSAPP:id-ID",
    `${id}:more`,
  ])
    expect([other, await save(other, { subject: "x" })]).toEqual([other, ["noTemplate"]]);
});

test("MX-02 two staff members who change the same text from one version do not overwrite each other", async () => {
  expect(await save(id, { heading: "Satu" })).toBe("SAVED");
  const why = { at: new Date("2026-11-15T10:00:00Z"), actor: { id: null, name: "Budi" }, action: "save" };
  const edit = { id, version: 0, changes: [{ path: "heading", after: "Dua" }] };
  const saved = await inTransaction(database, (trx) => saveRecords(trx, record, [edit], why));
  expect(saved).toMatchObject({ ok: false, error: { code: "OUTDATED" } });
  expect(await stored()).toEqual({ heading: "Satu" });
});
