import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { reportsAdminModule } from "../index.ts";

const { database } = await testDatabase();
const staff = await staffFixture(database, (deps) => [reportsAdminModule({ ...deps, rowNames: {}, homeCounts: [] })]);
type Reply = { success: boolean; data: { isWanted: boolean } | null };
const set = async (headers: { cookie: string }, isWanted: unknown) => {
  const { body } = await staff.post<{ adminSetWeeklyLetter: Reply }>(
    `mutation adminSetWeeklyLetter($isWanted: Boolean!) { adminSetWeeklyLetter(isWanted: $isWanted) {
      success data { isWanted } } }`,
    { isWanted },
    headers,
  );
  return body.data?.adminSetWeeklyLetter ?? body.errors?.[0]?.extensions.code;
};
const readers = async () =>
  (
    await sql`select email, locale from reports.letter join staff.account on id = account_id order by email`.execute(
      database.kysely,
    )
  ).rows;
const audited = async () =>
  (
    await sql`select action, subject, detail from staff.audit where action like 'letter%' order by id`.execute(
      database.kysely,
    )
  ).rows;

test("MH-04 staff ask for the letter for themselves and stop it; twice is as once, and each is audited", async () => {
  const dewi = await staff.signedIn("dewi@letter.test", "finance");
  const sari = await staff.signedIn("sari@letter.test", "marketing");
  for (const headers of [dewi, sari, dewi])
    expect(await set(headers, true)).toEqual({ success: true, data: { isWanted: true } });
  const of = (email: string) => ({ email, locale: expect.any(String) });
  expect(await readers()).toEqual([of("dewi@letter.test"), of("sari@letter.test")]);
  for (const headers of [dewi, dewi])
    expect(await set(headers, false)).toEqual({ success: true, data: { isWanted: false } });
  expect(await readers()).toEqual([of("sari@letter.test")]);
  expect(await audited()).toHaveLength(5);
  expect((await audited())[0]).toEqual({
    action: "letter.switch",
    subject: "dewi@letter.test",
    detail: { isWanted: true },
  });
});

test("MH-04 who may not see reports cannot ask for the letter", async () => {
  const before = await readers();
  expect(await set(await staff.signedIn("agus@letter.test", "support"), true)).toBe("FORBIDDEN");
  expect(await set({ cookie: "admin=somebody" }, true)).toBe("STAFF_ONLY");
  expect(await readers()).toEqual(before);
});
