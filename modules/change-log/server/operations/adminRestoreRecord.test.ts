import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { changeLogFixture, saveFields } from "../testing/change-log-fixture.ts";

const { database } = await testDatabase();
const { save, call, people, audit } = await changeLogFixture(database);

const restore = (input: object, headers: object = people.dewi) =>
  call(
    `mutation adminRestoreRecord($input: AdminRestoreRecordInput!) { adminRestoreRecord(input: $input) { ${saveFields} } }`,
    { input: { type: "label", ...input } },
    headers,
  );

test("an earlier state comes back as one more change; a second press changes nothing", async () => {
  await save({ id: "A", create: true, changes: { name: "Castle", price: 1 } });
  await save({ id: "A", version: 1, changes: { name: "Fort", price: null } });
  const restored = await restore({ id: "A", version: 2, to: 1 });
  expect(restored).toMatchObject({ success: true, version: 3, state: { name: "Castle", price: 1 } });
  expect(await restore({ id: "A", version: 3, to: 1 })).toMatchObject({ success: true, entryId: null, version: 3 });
  expect(await audit("label:A")).toContain("record.restore by Name of dewi@changes.test");
});

test("a restore over a change the reader has not seen is OUTDATED and names it", async () => {
  await save({ id: "B", create: true, changes: { name: "Castle" } });
  await save({ id: "B", version: 1, changes: { name: "Fort" } });
  await save({ id: "B", version: 2, changes: { name: "Tower" } }, people.agus);
  const refused = await restore({ id: "B", version: 2, to: 1 });
  expect(refused).toMatchObject({
    errorCode: "OUTDATED",
    version: 3,
    conflicts: [{ path: "name", mine: "Castle", theirs: "Tower", by: "Name of agus@changes.test" }],
  });
  expect(await restore({ id: "B", version: 3, to: 1 }, people.sari)).toBe("FORBIDDEN");
  expect(await restore({ type: "spell", id: "B", version: 3, to: 1 })).toMatchObject({ errorCode: "NOT_FOUND" });
});
