import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { resetStaff } from "../manage/manage-staff.ts";
import { signInFixture } from "../testing/sign-in-fixture.ts";
import { staffPassword } from "../testing/staff-fixture.ts";

const { database } = await testDatabase();
const fixture = await signInFixture(database);
const { ask, enrolled, me } = fixture;

test("an invitation code sets the first password, once", async () => {
  const welcomeCode = await fixture.add("one@staff.test", "support");
  const input = { email: "one@staff.test", welcomeCode, password: staffPassword };
  expect((await ask("choose", input)).reply?.success).toBe(true);
  expect((await ask("choose", input)).reply?.errorCode).toBe("WRONG_CODE");
});

test("after a reset the old password and session are refused, and the authenticator is set up again", async () => {
  const { cookie } = await enrolled("ten@staff.test");
  const right = { email: "ten@staff.test", password: staffPassword };
  const reset = await resetStaff(fixture.deps, right.email);
  expect(await me(cookie)).toBeNull();
  expect((await ask("signIn", right)).reply?.errorCode).toBe("WRONG_PASSWORD");
  const welcomeCode = reset.ok ? reset.value : "";
  const password = "Ombak-biru-di-pantai";
  expect((await ask("choose", { email: right.email, welcomeCode, password: "password1234" })).reply?.errorCode).toBe(
    "COMMON_PASSWORD",
  );
  expect((await ask("choose", { email: right.email, welcomeCode, password })).reply?.success).toBe(true);
  expect((await ask<{ next: string }>("signIn", { ...right, password })).reply?.data?.next).toBe("ENROL");
});

test("a wrong code of an existing account and of an unknown one give the same reply", async () => {
  await fixture.add("two@staff.test", "support");
  const tries = ["two@staff.test", "nobody@staff.test"].map((email) =>
    ask("choose", { email, welcomeCode: "AAAA-AAAA-AAAA", password: staffPassword }),
  );
  const [known, unknown] = await Promise.all(tries);
  expect(known?.reply).toMatchObject({ success: false, errorCode: "WRONG_CODE" });
  expect(unknown?.reply).toEqual(known?.reply);
});

test("the audit holds no password and cannot be changed", async () => {
  const { rows } = await sql<{
    text: string;
  }>`select detail::text || subject || action as text from staff.audit`.execute(database.kysely);
  expect(rows.length).toBeGreaterThan(3);
  for (const { text } of rows) expect(text).not.toContain(staffPassword);
  await expect(sql`update staff.audit set name = 'nobody'`.execute(database.kysely)).rejects.toThrow("only grows");
  await expect(sql`delete from staff.audit`.execute(database.kysely)).rejects.toThrow("only grows");
});
