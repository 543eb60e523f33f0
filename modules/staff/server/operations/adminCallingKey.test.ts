import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { apiKeyFixture } from "../testing/api-key-fixture.ts";

const { database } = await testDatabase();
const { staff, admin } = await apiKeyFixture(database);
const text = "query adminCallingKey { adminCallingKey { code } }";

// With a key: apps/server/http/api-keys.test.ts.
test("MX-04 a session has no calling key, and nobody without one gets an answer", async () => {
  expect((await staff.post(text, {}, admin)).body.data).toEqual({ adminCallingKey: null });
  expect((await staff.post(text)).body.errors?.[0]?.extensions.code).toBe("STAFF_ONLY");
});
