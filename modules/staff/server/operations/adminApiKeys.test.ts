import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { apiKeyFixture } from "../testing/api-key-fixture.ts";

const { database } = await testDatabase();
const { staff, create, revoke, list, keeper } = await apiKeyFixture(database);

test("MX-04 the list has every key, newest first, with what became of it", async () => {
  const first = await create({ name: "First", expiresOn: "2026-11-16" });
  staff.clock.advance(1_000);
  const second = await create({ name: "Second", expiresOn: "2026-11-16" });
  await revoke(second.data?.key.id ?? "");
  const states = async () => (await list(keeper)).map(({ name, state }) => [name, state]);
  expect(await states()).toEqual([
    ["Second", "revoked"],
    ["First", "active"],
  ]);
  staff.clock.advance(31 * 3_600_000);
  const later = await staff.signedIn("later@staff.test", "admin");
  expect((await list(later)).map(({ state }) => state)).toEqual(["revoked", "expired"]);
  expect(first.errorCode).toBeNull();
});

test("MX-04 who may not manage keys sees none", async () => {
  const support = await staff.signedIn("support@staff.test", "support");
  await expect(list(support)).rejects.toThrow(/FORBIDDEN/);
});
