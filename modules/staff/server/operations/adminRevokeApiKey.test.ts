import { expect, test } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { apiKeyFixture } from "../testing/api-key-fixture.ts";

const { database } = await testDatabase();
const { create, revoke, list, audit } = await apiKeyFixture(database);

test("MX-04 a key is revoked once and for good, with who did it", async () => {
  const { data } = await create();
  const { id = "", code } = data?.key ?? {};
  expect(await Promise.all([revoke(id), revoke(id), revoke(id)])).toEqual(Array(3).fill({ errorCode: null }));
  expect(await list()).toEqual([expect.objectContaining({ state: "revoked", revokedBy: "Name of admin@staff.test" })]);
  expect((await audit(`apiKey:${code}`)).map(({ action }) => action)).toEqual(["apiKey.create", "apiKey.revoke"]);
});

test("MX-04 a key that does not exist cannot be revoked", async () => {
  expect(await revoke(systemIds.uuid())).toEqual({ errorCode: "NOT_FOUND" });
  expect(await revoke("x")).toEqual({ errorCode: "INVALID_INPUT" });
});
