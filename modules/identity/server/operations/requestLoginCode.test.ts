import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "../testing/a-member.ts";
import { identityFixture } from "../testing/identity-fixture.ts";
import { sentMessages } from "../testing/sent-messages.ts";

const { database } = await testDatabase();
const fixture = await identityFixture(database);
await aMember(database, "ANA", { mobile: "+6281234567890" });
await aMember(database, "OUT", { mobile: "+6281234567892" });
await sql`update identity.member set status = 'BLOCKED' where user_code = 'OUT'`.execute(database.kysely);

type Reply<Data> = { code: string; errorMessage: string | null; data: Data | null };
const call = async (mobile: string, headers: Record<string, string> = {}, channel = "WHATSAPP") => {
  const text = `mutation requestLoginCode($input: LoginCodeInput!) { requestLoginCode(input: $input) {
    code errorMessage data { timeRemaining } } }`;
  const response = await fixture.post<{ requestLoginCode: Reply<{ timeRemaining: number }> }>(
    text,
    { input: { mobile, channel } },
    headers,
  );
  return { ...response, reply: response.body.data?.requestLoginCode };
};

beforeEach(async () => {
  await sql`delete from kit.rate_limit`.execute(database.kysely);
  await sql`delete from identity.code`.execute(database.kysely);
  await sentMessages(database, fixture.deps);
});

test.each(["WHATSAPP", "SMS"])("D-04 a code is sent by %s and is not part of the reply", async (chosen) => {
  const { reply } = await call("0812-3456-7890", {}, chosen);
  expect(reply).toEqual({ code: "200", errorMessage: null, data: { timeRemaining: 60_000 } });
  const messages = await sentMessages(database, fixture.deps);
  expect(messages.map(({ channel, to, content }) => [channel, to, content.kind])).toEqual([
    [chosen, "+6281234567890", "verificationCode"],
  ]);
});

test("VA-38 an empty or invalid number is refused with the form's message", async () => {
  expect((await call("")).reply?.errorMessage).toBe("Please enter your mobile phone");
  expect((await call("12")).reply?.errorMessage).toBe("Please input mobile number with 8 to 13 digits");
  expect(await sentMessages(database, fixture.deps)).toEqual([]);
});

test("S5 a number without an account and a blocked member's get the same reply after the same statements; the first gets no message", async () => {
  const counter = countQueries(database);
  const seen: unknown[] = [];
  for (const [index, mobile] of ["081234567890", "081299999999", "081234567892"].entries()) {
    counter.reset();
    const { status, reply, cookies } = await call(mobile, { "x-test-address": `203.0.113.${index}` });
    seen.push({ status, reply, cookies, statements: [...counter.statements] });
  }
  counter.stop();
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
  expect((await sentMessages(database, fixture.deps)).map(({ to }) => to)).toEqual([
    "+6281234567890",
    "+6281234567892",
  ]);
});
