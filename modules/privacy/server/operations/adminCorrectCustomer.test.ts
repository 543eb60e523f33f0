import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { privacyFixture } from "../testing/privacy-fixture.ts";

const { database } = await testDatabase();
const { close, correct, people, recorded, request } = await privacyFixture(database);
await aMember(database, "UANI", { firstName: "Anni", birthDate: "1990-01-01" });
const profile = async () =>
  (
    await sql<{ name: string; born: string }>`
      select first_name as name, birth_date::text as born from identity.member where user_code = 'UANI'`.execute(
      database.kysely,
    )
  ).rows[0];
const journal = async () =>
  (
    await sql<{ reason: string; name: string }>`
      select reason, actor_name as name from kit.journal_entry order by id`.execute(database.kysely)
  ).rows;

test("MU-04 a field is corrected with a reason in the profile's history; the step names the field and no value", async () => {
  const id = await recorded("UANI", "correct");
  expect(await correct({ id, field: "firstName", value: "Ani", reason: "Misspelt" })).toMatchObject({ success: true });
  expect(await correct({ id, field: "birthDate", value: "1991-01-01", reason: "Card" })).toMatchObject({
    success: true,
  });
  expect(await profile()).toEqual({ name: "Ani", born: "1991-01-01" });
  expect(await journal()).toEqual([
    { reason: "Misspelt", name: "Name of dewi@privacy.test" },
    { reason: "Card", name: "Name of dewi@privacy.test" },
  ]);
  const answered = await close({ id, outcome: "answered", answer: "Both are right now." });
  expect(answered).toMatchObject({ success: true });
  const after = await request(id);
  expect(after).toMatchObject({ state: "answered", answer: "Both are right now." });
  expect(after.steps.map(({ action, field }: { action: string; field: string }) => [action, field])).toEqual([
    ["recorded", null],
    ["corrected", "firstName"],
    ["corrected", "birthDate"],
    ["answered", null],
  ]);
  const { rows } = await sql<{ detail: string }>`
    select detail::text from staff.audit where action = 'privacy.correct'`.execute(database.kysely);
  expect(JSON.stringify(rows)).not.toContain("1991");
  expect(await correct({ id, field: "firstName", value: "Oni", reason: "Again" })).toMatchObject({
    errorCode: "CLOSED",
  });
});

test("MU-04 wrong values, other fields and staff who may not edit profiles change nothing", async () => {
  const id = await recorded("UANI", "correct");
  const before = await profile();
  expect(await correct({ id, field: "birthDate", value: "2024-01-01", reason: "x" })).toMatchObject({
    ...{ errorCode: "VALUE_REFUSED", errorMessage: expect.stringContaining("no date of birth") },
  });
  expect(await correct({ id, field: "firstName", value: "Ani", reason: "x" })).toMatchObject({
    errorCode: "SAME_VALUE",
  });
  for (const field of ["email", "mobile", "note"])
    expect(await correct({ id, field, value: "x@mail.example", reason: "x" })).toMatchObject({
      errorCode: "INVALID_INPUT",
    });
  expect(await correct({ id, field: "firstName", value: "Oni", reason: "x" }, people.sari)).toBe("FORBIDDEN");
  const other = await recorded("UANI", "export");
  expect(await correct({ id: other, field: "firstName", value: "Oni", reason: "x" })).toMatchObject({
    errorCode: "OTHER_KIND",
  });
  expect(await profile()).toEqual(before);
  expect((await request(id)).steps).toHaveLength(1);
});
