import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { changeLogFixture } from "../testing/change-log-fixture.ts";

const { database } = await testDatabase();
const { save, call, people } = await changeLogFixture(database);

const at = (version: number, headers: object = people.dewi) =>
  call(
    `query adminRecordAt($version: Int!) { adminRecordAt(type: "label", id: "A", version: $version) { version state } }`,
    { version },
    headers,
  );

test("every earlier state can be read; before the first there was none", async () => {
  await save({ id: "A", create: true, changes: { name: "Castle", "sizes/S": { price: 1 } } });
  await save({ id: "A", version: 1, changes: { name: "Fort", "sizes/S": null } });
  expect(await at(1)).toEqual({ version: 1, state: { name: "Castle", sizes: { S: { price: 1 } } } });
  expect(await at(2)).toEqual({ version: 2, state: { name: "Fort" } });
  expect(await at(0)).toBeNull();
  expect(await at(1, {})).toBe("STAFF_ONLY");
});
