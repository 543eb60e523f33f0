import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { changeLogFixture } from "../testing/change-log-fixture.ts";

const { database } = await testDatabase();
const { save, call, people, staff } = await changeLogFixture(database);

const read = (id: string, headers: object = people.dewi, type = "label") =>
  call(
    `query adminRecord($type: String!, $id: String!) { adminRecord(type: $type, id: $id) {
      version state updatedBy updatedAt editable } }`,
    { type, id },
    headers,
  );

test("a record comes with its version, who saved it last, and whether the reader may save it", async () => {
  await save({ id: "A", create: true, changes: { name: "Castle" } });
  await save({ id: "A", version: 1, changes: { name: "Fort" } }, people.agus);
  const expected = {
    version: 2,
    state: { name: "Fort" },
    updatedBy: "Name of agus@changes.test",
    updatedAt: staff.clock.now().toISOString(),
  };
  expect(await read("A")).toEqual({ ...expected, editable: true });
  expect(await read("A", people.sari)).toEqual({ ...expected, editable: false });
});

test("a record that does not exist is null; an unknown type is not found; other callers see nothing", async () => {
  expect(await read("nowhere")).toBeNull();
  expect(await read("A", people.dewi, "spell")).toBe("NOT_FOUND");
  expect(await read("A", {})).toBe("STAFF_ONLY");
});
