import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { issueSetUpCode } from "../set-up/issue-set-up-code.ts";
import { signInFixture } from "../testing/sign-in-fixture.ts";
import { staffFixture, staffPassword } from "../testing/staff-fixture.ts";

type Reply = { success: boolean; errorCode: string | null };

/** A new shop: a database of its own without any staff. */
async function newShop(whenHashing?: (password: string) => void) {
  const { database } = await testDatabase();
  const fixture = await staffFixture(database, undefined, undefined, whenHashing);
  const issue = async () => (await issueSetUpCode(fixture.deps)) ?? "";
  const setUp = async (changes: Record<string, string>, from = "203.0.113.1") => {
    const variables = {
      code: "",
      email: "first@staff.test",
      name: "Rani",
      shopName: "Toko Rani",
      password: staffPassword,
      ...changes,
    };
    const { body } = await fixture.post<{ staffSetUp: Reply }>(
      `mutation staffSetUp($code: String!, $email: String!, $name: String!, $shopName: String!, $password: String!) {
        staffSetUp(input: { code: $code, email: $email, name: $name, shopName: $shopName, password: $password }) { success errorCode } }`,
      variables,
      { "x-test-address": from },
    );
    return body.data?.staffSetUp.errorCode ?? (body.data?.staffSetUp.success ? "DONE" : "NOTHING");
  };
  const needed = async () =>
    (await fixture.post<{ staffNeedsSetUp: boolean }>("query staffNeedsSetUp { staffNeedsSetUp }", {}, {})).body.data
      ?.staffNeedsSetUp;
  return { database, fixture, issue, setUp, needed };
}

test("the code of the start makes the first administrator, who signs in and sets up the second step", async () => {
  const { database, fixture, issue, setUp, needed } = await newShop();
  expect(await needed()).toBe(true);
  const code = await issue();
  expect(await setUp({ code })).toBe("DONE");
  expect(await needed()).toBe(false);
  expect(await issueSetUpCode(fixture.deps)).toBeNull();
  const signIn = await signInFixture(database);
  const first = await signIn.firstStep("first@staff.test");
  expect(first.next).toBe("ENROL");
  const { secret = "" } = (await signIn.enrolmentOf(first.cookie)) ?? {};
  const entered = await signIn.ask("code", { code: fixture.codeOf(secret) }, first.cookie);
  const cookie = entered.cookies.at(-1)?.split(";", 1)[0] ?? "";
  expect((await signIn.me(cookie))?.permissions).toContain("staff.manage");
  const { rows } = await sql`select name, action, subject from staff.audit where action = 'staff.setUp'`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ name: "Rani", action: "staff.setUp", subject: "staff:first@staff.test" }]);
});

test("a wrong, a replaced and an expired code make nobody an administrator", async () => {
  const { database, issue, setUp, needed } = await newShop();
  expect(await setUp({ code: "AAAA-AAAA-AAAA" })).toBe("WRONG_CODE");
  const replaced = await issue();
  const code = await issue();
  expect(await setUp({ code: replaced })).toBe("WRONG_CODE");
  await sql`update staff.set_up set valid_until = '2000-01-01'`.execute(database.kysely);
  expect(await setUp({ code })).toBe("WRONG_CODE");
  expect(await needed()).toBe(true);
});

test("a refused form leaves the code valid", async () => {
  const { fixture, issue, setUp } = await newShop();
  await fixture.add("taken@staff.test", "support");
  const code = await issue();
  expect(await setUp({ code, email: "taken@staff.test" })).toBe("TAKEN");
  expect(await setUp({ code, password: "password1234" })).toBe("COMMON_PASSWORD");
  expect(await setUp({ code, name: " " })).toBe("INVALID_INPUT");
  expect(await setUp({ code })).toBe("DONE");
});

test("of parallel calls with one code exactly one makes an administrator", async () => {
  const { database, issue, setUp } = await newShop();
  const code = await issue();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, number) => setUp({ code, email: `admin${number}@staff.test` })),
  );
  expect(answers.filter((answer) => answer === "DONE")).toHaveLength(1);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from staff.account`.execute(
    database.kysely,
  );
  expect(rows[0]?.count).toBe(1);
});

test("a code issued before somebody else became administrator is refused", async () => {
  const { fixture, issue, setUp } = await newShop();
  const code = await issue();
  await fixture.add("other@staff.test", "admin");
  expect(await setUp({ code })).toBe("SET_UP_DONE");
});

test("a shop that is set up hashes no password of strangers", async () => {
  const hashed: string[] = [];
  const { fixture, setUp } = await newShop((password) => hashed.push(password));
  await fixture.add("other@staff.test", "admin");
  for (const from of ["203.0.113.1", "203.0.113.2"])
    expect(await setUp({ code: "AAAA-AAAA-AAAA" }, from)).toBe("SET_UP_DONE");
  expect(hashed).toEqual([]);
});

test("wrong codes are limited by address alone", async () => {
  const { issue, setUp } = await newShop();
  const code = await issue();
  for (let tried = 0; tried < 30; tried++) expect(await setUp({ code: "AAAA-AAAA-AAAA" })).toBe("WRONG_CODE");
  expect(await setUp({ code })).toBe("RATE_LIMITED");
  expect(await setUp({ code }, "203.0.113.2")).toBe("DONE");
});
