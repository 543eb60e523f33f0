import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { reportsAdminModule } from "../index.ts";

const { database } = await testDatabase();
const staff = await staffFixture(database, (deps) => [reportsAdminModule({ ...deps, rowNames: {}, homeCounts: [] })]);
const letter = async (headers: { cookie: string }) => {
  const query = "query adminWeeklyLetter { adminWeeklyLetter { isWanted email nextAt } }";
  const { body } = await staff.post<{ adminWeeklyLetter: object }>(query, {}, headers);
  return body.data?.adminWeeklyLetter ?? body.errors?.[0]?.extensions.code;
};

test("MH-04 who may see reports learns where the letter would go and when the next one comes", async () => {
  // The fixture's clock stands on a Sunday evening.
  expect(await letter(await staff.signedIn("dewi@letter.test", "finance"))).toEqual({
    isWanted: false,
    email: "dewi@letter.test",
    nextAt: "2026-11-16T00:00:00.000Z",
  });
  expect(await letter(await staff.signedIn("agus@letter.test", "support"))).toBe("FORBIDDEN");
  expect(await letter({ cookie: "admin=somebody" })).toBe("STAFF_ONLY");
});
