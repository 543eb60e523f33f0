import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "../testing/a-member.ts";
import { identityFixture, sessionCookieOf } from "../testing/identity-fixture.ts";
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
const login = async (mobile: string, verificationCode: string, headers: Record<string, string> = {}) => {
  const text = `mutation memberLoginByCode($input: MemberLoginByCodeInput!) { memberLoginByCode(input: $input) {
    code errorMessage data { userCode passwordSet userAuthToken } } }`;
  const response = await fixture.post<{ memberLoginByCode: Reply<{ userCode: string; passwordSet: boolean }> }>(
    text,
    { input: { mobile, verificationCode } },
    headers,
  );
  return { ...response, reply: response.body.data?.memberLoginByCode };
};
const codeSent = async () => {
  const [message] = await sentMessages(database, fixture.deps);
  return message?.content.kind === "verificationCode" ? message.content.data.code : "";
};

beforeEach(async () => {
  await sql`delete from kit.rate_limit`.execute(database.kysely);
  await sql`delete from identity.code`.execute(database.kysely);
  await sentMessages(database, fixture.deps);
});

describe("D-04 sign-in by code", () => {
  test("a correct code signs a guest in, once", async () => {
    const guest = sessionCookieOf(await fixture.guestInit());
    expect((await call("0812-3456-7890", { cookie: guest })).reply?.data).toEqual({ timeRemaining: 60_000 });
    const code = await codeSent();
    const reply = await login("0812-3456-7890", code, { cookie: guest });
    expect(reply.reply).toMatchObject({ code: "200", data: { userCode: "ANA", passwordSet: false } });
    expect((await fixture.whoAmI({ cookie: sessionCookieOf(reply) })).body.data?.whoAmI).toBe("ANA");
    expect((await fixture.whoAmI({ cookie: guest })).body.data).toBeNull();
    expect((await login("0812-3456-7890", code)).reply?.code).toBe("OTP_EXPIRED");
  });

  test("D-81 OP-20 the code sendOtpToMember sends to a member logs in and does not register", async () => {
    const cookie = sessionCookieOf(await fixture.guestInit());
    const send = `mutation sendOtpToMember($input: OtpInput!) { sendOtpToMember(input: $input) { code } }`;
    await fixture.post(send, { input: { mobile: "081234567890" } }, { cookie });
    const code = await codeSent();
    const verify = `mutation verifyOtpMember($mobile: String!, $code: String!) {
      verifyOtpMember(mobile: $mobile, verificationCode: $code) { code } }`;
    const variables = { mobile: "081234567890", code };
    const { body } = await fixture.post<{ verifyOtpMember: { code: string } }>(verify, variables, { cookie });
    expect(body.data?.verifyOtpMember.code).toBe("OTP_EXPIRED");
    expect((await login("081234567890", code, { cookie })).reply?.data?.userCode).toBe("ANA");
  });

  test("a wrong code is refused and sets no cookie", async () => {
    await call("081234567890");
    const code = await codeSent();
    const { reply, cookies } = await login("081234567890", code === "0000" ? "1111" : "0000");
    expect(reply).toMatchObject({
      code: "OTP_INVALID",
      errorMessage: "This code is not right. Please check it and try again.",
    });
    expect(cookies).toEqual([]);
  });

  test("VA-09 VA-38 an invalid code or number is refused without counting an attempt", async () => {
    expect((await login("081234567890", "12a4")).reply?.code).toBe("INVALID_INPUT");
    expect((await login("12", "1234")).reply?.errorMessage).toBe("Please input mobile number with 8 to 13 digits");
  });
});

test("MU-05 the right code of a blocked member is refused, and the sentence names the shop's contact", async () => {
  await call("081234567892");
  const { reply, cookies } = await login("081234567892", await codeSent());
  expect([reply, cookies]).toMatchObject([
    { code: "ACCOUNT_BLOCKED", errorMessage: expect.stringContaining("WhatsApp +62 811-0000"), data: null },
    [],
  ]);
});

test("2B-02 S5 wrong codes for a member's number and for an unknown one give the same replies after the same statements", async () => {
  const counter = countQueries(database);
  const seen: unknown[] = [];
  for (const [index, mobile] of ["081234567890", "081299999999", "081234567892"].entries()) {
    const from = { "x-test-address": `203.0.113.${index}` };
    const before = await login(mobile, "1234", from);
    await call(mobile, from);
    const code = await codeSent();
    const wrong = code === "1234" ? "4321" : "1234";
    const replies: unknown[] = [before.reply];
    for (let time = 0; time < 7; time += 1) {
      counter.reset();
      const { reply } = await login(mobile, wrong, from);
      replies.push(reply, [...counter.statements]);
    }
    seen.push(replies);
  }
  counter.stop();
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
  const codes = (seen[0] as { code?: string }[]).flatMap(({ code }) => code ?? []);
  expect(codes).toEqual(["OTP_EXPIRED", ...Array(5).fill("OTP_INVALID"), "OTP_TOO_MANY", "OTP_TOO_MANY"]);
});
