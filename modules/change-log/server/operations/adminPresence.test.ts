import { sql } from "kysely";
import { expect, test } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { idleMinutes } from "#modules/staff/contract/constants.ts";
import { changeLogFixture } from "../testing/change-log-fixture.ts";

const { database } = await testDatabase();
const { save, call, people, staff, audit } = await changeLogFixture(database);
const name = (of: keyof typeof people) => `Name of ${of}@changes.test`;

/** An open editor: `report` sends what its browser sends every few seconds. */
function editorOf(headers: object, id: string, editorId = systemIds.uuid()) {
  const report = (input: object = {}) =>
    call(
      `mutation adminPresence($input: AdminPresenceInput!) { adminPresence(input: $input) { success errorCode data {
        others { name isEditing } record { version state updatedBy updatedAt editable } } } }`,
      { input: { type: "label", id, editorId, version: 0, isEditing: false, ...input } },
      headers,
    );
  return {
    report,
    others: async (input?: object) => (await report(input)).data.others,
    leave: () => report({ leaves: true }),
  };
}

test("MF-17 two people on one record see each other, and whether the other has typed something", async () => {
  const dewi = editorOf(people.dewi, "A");
  const agus = editorOf(people.agus, "A");
  expect(await dewi.others()).toEqual([]);
  expect(await agus.others({ isEditing: true })).toEqual([{ name: name("dewi"), isEditing: false }]);
  expect(await dewi.others()).toEqual([{ name: name("agus"), isEditing: true }]);
  expect(await editorOf(people.sari, "B").others()).toEqual([]);
  await agus.leave();
  expect(await dewi.others()).toEqual([]);
});

test("MF-17 a person with two tabs is named once, and stays until both are closed", async () => {
  const dewi = editorOf(people.dewi, "TABS");
  const first = editorOf(people.agus, "TABS");
  const second = editorOf(people.agus, "TABS");
  await first.report({ isEditing: true });
  expect(await second.others()).toEqual([]);
  expect(await dewi.others()).toEqual([{ name: name("agus"), isEditing: true }]);
  await first.leave();
  expect(await dewi.others()).toEqual([{ name: name("agus"), isEditing: false }]);
});

test("MF-17 a change saved by one comes to the other with who saved it, once", async () => {
  await save({ id: "C", create: true, changes: { name: "Castle" } });
  const agus = editorOf(people.agus, "C");
  expect((await agus.report({ version: 1 })).data.record).toBeNull();
  await save({ id: "C", version: 1, changes: { name: "Fort" } });
  expect((await agus.report({ version: 1 })).data.record).toEqual({
    version: 2,
    state: { name: "Fort" },
    updatedBy: name("dewi"),
    updatedAt: staff.clock.now().toISOString(),
    editable: true,
  });
  expect((await agus.report({ version: 2 })).data.record).toBeNull();
  expect((await editorOf(people.sari, "C").report({ version: 1 })).data.record).toMatchObject({ editable: false });
});

test("MF-17 an editor that stopped reporting is not shown, and its row is deleted with the next report of any editor", async () => {
  const lost = systemIds.uuid();
  await editorOf(people.agus, "D", lost).report();
  await sql`update change_log.presence set seen_at = now() - interval '1 minute' where editor_id = ${lost}`.execute(
    database.kysely,
  );
  expect(await editorOf(people.dewi, "D").others()).toEqual([]);
  const { rows } = await sql`select from change_log.presence where editor_id = ${lost}`.execute(database.kysely);
  expect(rows).toEqual([]);
});

test("MF-17 no account reports or leaves for another account, and no audit line is written", async () => {
  const shared = systemIds.uuid();
  const dewi = editorOf(people.dewi, "E");
  await editorOf(people.agus, "E", shared).report();
  await editorOf(people.sari, "E", shared).report({ isEditing: true });
  await editorOf(people.sari, "E", shared).leave();
  expect(await dewi.others()).toEqual([{ name: name("agus"), isEditing: false }]);
  expect(await audit("E")).toEqual([]);
});

test("MF-17 other callers, unknown kinds of records and malformed reports are refused", async () => {
  expect(await editorOf({}, "A").report()).toBe("STAFF_ONLY");
  expect(await editorOf(people.dewi, "A").report({ type: "sealed" })).toBe("FORBIDDEN");
  expect(await editorOf(people.dewi, "A").report({ type: "spell" })).toBe("NOT_FOUND");
  expect(await editorOf(people.dewi, "A", "no uuid").report()).toMatchObject({ errorCode: "INVALID_INPUT" });
});

test("MF-17 MF-01 an editor left open does not keep a session alive", async () => {
  const rina = await staff.signedIn("rina@changes.test", "catalogue");
  const open = editorOf(rina, "F");
  const halfTheTime = () => staff.clock.advance((idleMinutes * 60_000) / 2 + 1_000);
  halfTheTime();
  expect(await open.others()).toEqual([]);
  halfTheTime();
  expect(await open.report()).toBe("STAFF_ONLY");
});
