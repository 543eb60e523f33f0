import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "../testing/a-member.ts";
import { identityFixture } from "../testing/identity-fixture.ts";

const { database } = await testDatabase();
const fixture = await identityFixture(database);
await aMember(database, "ANA");
await aMember(database, "OUT");
await sql`update identity.member set status = 'BLOCKED' where user_code = 'OUT'`.execute(database.kysely);

type Reply = { code: string; errorMessage: string | null; data: { userCode: string | null } | null };

beforeEach(() => sql`delete from kit.rate_limit`.execute(database.kysely));

const validate = async (email: string, address = "203.0.113.1") => {
  const text = `query validateMemberEmail($email: String!) { validateMemberEmail(email: $email) {
    code errorMessage data { userCode } } }`;
  const { body } = await fixture.post<{ validateMemberEmail: Reply }>(text, { email }, { "x-test-address": address });
  return body.data?.validateMemberEmail;
};

test("OP-36 D-85 a member's address gives a masked code, any other none", async () => {
  expect((await validate(" Ana@mail.example"))?.data).toEqual({ userCode: "A•••NA" });
  expect((await validate("nobody@mail.example"))?.data).toEqual({ userCode: null });
  expect((await validate("out@mail.example"))?.data).toEqual({ userCode: null });
});

test("VA-10 VA-11 VA-13 an empty or invalid address is refused", async () => {
  expect((await validate(""))?.errorMessage).toBe("Please enter your email");
  expect((await validate("ana@mail"))?.errorMessage).toBe("Invalid email address");
});

test("S5 D-85 of 100 parallel checks without a session from one address ten are answered in an hour", async () => {
  const replies = await Promise.all(Array.from({ length: 100 }, (_, index) => validate(`x${index}@mail.example`)));
  expect(replies.filter((reply) => reply?.code === "200")).toHaveLength(10);
  expect((await validate("ana@mail.example", "203.0.113.2"))?.code).toBe("200");
});
