import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { hashSecret } from "#kit/core/secret-hash.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { Message } from "#modules/notification/contract/message.ts";
import { aMember } from "../testing/a-member.ts";
import { identityFixture, sessionCookieOf } from "../testing/identity-fixture.ts";
import { sentMessages } from "../testing/sent-messages.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await identityFixture(database);
const old = "Main-bola7";
const passwordHash = await hashSecret(old);
await aMember(database, "ANA", { mobile: "+6281234567890", passwordHash });
await aMember(database, "BUDI", { email: null, mobile: "+6281234567891", passwordHash });
await aMember(database, "OUT", { passwordHash });
await sql`update identity.member set status = 'BLOCKED' where user_code = 'OUT'`.execute(database.kysely);

type VerifyReply = { code: string; errorMessage: string | null; data: { token: string } | null };
type Reply = { code: string; errorMessage: string | null; message: string | null; data: unknown };
const ask = async (account: string, headers: Record<string, string> = {}) => {
  const text = `mutation requestPasswordReset($input: PasswordResetInput!) { requestPasswordReset(input: $input) {
    success code message errorMessage errorCode data { channel timeRemaining } } }`;
  const answer = await fixture.post<{ requestPasswordReset: Reply }>(text, { input: { account } }, headers);
  return { ...answer, reply: answer.body.data?.requestPasswordReset };
};
const reset = async (input: Record<string, string>, headers: Record<string, string> = {}) => {
  const text = `mutation resetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) {
    code errorMessage message data } }`;
  const { body } = await fixture.post<{ resetPassword: Reply }>(text, { input }, headers);
  return body.data?.resetPassword;
};
const verify = async (mobile: string, verificationCode: string, headers: Record<string, string> = {}) => {
  const text = `mutation verifyResetCode($input: MemberLoginByCodeInput!) { verifyResetCode(input: $input) {
    code errorMessage data { token } } }`;
  const input = { mobile, verificationCode };
  const { body } = await fixture.post<{ verifyResetCode: VerifyReply }>(text, { input }, headers);
  return body.data?.verifyResetCode;
};
const signIn = async (account: string, password: string) => {
  const text = "mutation memberLogin($input: MemberLoginInput!) { memberLogin(input: $input) { code } }";
  const answer = await fixture.post<{ memberLogin: { code: string } }>(text, { input: { account, password } });
  return answer.body.data?.memberLogin.code;
};
const twice = (password: string) => ({ password, rePassword: password });
const sent = () => sentMessages(database, fixture.deps);
const tokenIn = (messages: readonly Message[]) => {
  const [content] = messages.flatMap((message) =>
    message.content.kind === "passwordReset" ? [message.content.data.token] : [],
  );
  return content ?? "";
};
const codeIn = (messages: readonly Message[]) => {
  const [code] = messages.flatMap((message) =>
    message.content.kind === "verificationCode" ? [message.content.data.code] : [],
  );
  return code ?? "";
};
const stillLeads = async (token: string) => {
  const text = "query validateResetToken($token: String!) { validateResetToken(token: $token) { code } }";
  return (await fixture.post<{ validateResetToken: Reply }>(text, { token })).body.data?.validateResetToken.code;
};
const linkFor = async (account: string) => {
  await sql`update identity.code set sent_at = sent_at - interval '61 seconds'`.execute(database.kysely);
  await ask(account);
  return tokenIn(await sent());
};
/** A browser on which this member signed in before: by their password, or by a code. */
const deviceOf = async (userCode: string) => {
  const { cookies } = await fixture.signInAs(userCode);
  const known = cookies.find((text) => text.startsWith("knownDevice=")) ?? "";
  return { cookie: known.split(";", 1)[0] ?? "" };
};
const from = (number: number) => ({ "x-test-address": `203.0.113.${number}` });

beforeEach(async () => {
  await sql`delete from kit.rate_limit`.execute(database.kysely);
  await sql`delete from identity.code`.execute(database.kysely);
  await sql`update identity.member set password_hash = ${passwordHash}`.execute(database.kysely);
  await sent();
});

describe("S5 D-03 asking for a new password", () => {
  test("answers the same, after the same statements, whoever there is; and writes to members alone", async () => {
    const counter = countQueries(database);
    const seen: unknown[] = [];
    for (const [index, account] of ["ana@mail.example", "nobody@mail.example", "out@mail.example"].entries()) {
      counter.reset();
      const { status, reply, cookies } = await ask(account, from(index));
      seen.push({ status, reply, cookies, statements: [...counter.statements] });
    }
    counter.stop();
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(seen[0]).toMatchObject({
      reply: {
        code: "200",
        message: "If there is an account, we have sent it a way to choose a new password.",
        data: { channel: "EMAIL", timeRemaining: 60_000 },
      },
    });
    const messages = await sent();
    expect(messages.map(({ to, content }) => [to, content.kind])).toEqual([["ana@mail.example", "passwordReset"]]);
  });

  test("a number gets a code by WhatsApp, an unknown one gets nothing", async () => {
    expect((await ask("0812 3456 7890")).reply?.data).toEqual({ channel: "WHATSAPP", timeRemaining: 60_000 });
    expect((await ask("0812 9999 9999")).reply?.data).toEqual({ channel: "WHATSAPP", timeRemaining: 60_000 });
    expect((await sent()).map(({ to, channel }) => [to, channel])).toEqual([["+6281234567890", "WHATSAPP"]]);
  });

  test("2A-03 a code to reset comes although one to log in was sent a moment ago, and what is answered 'sent' is sent", async () => {
    const cookie = sessionCookieOf(await fixture.guestInit());
    const login = `mutation requestLoginCode($input: LoginCodeInput!) { requestLoginCode(input: $input) { code } }`;
    await fixture.post(login, { input: { mobile: "081234567890" } }, { cookie });
    expect((await ask("081234567890", { cookie })).reply).toMatchObject({ code: "200" });
    expect((await sent()).map(({ to }) => to)).toEqual(["+6281234567890", "+6281234567890"]);
    // Another browser has no code of its own to wait for: it is told when, known number or not.
    for (const account of ["081234567890", "081299999999"]) {
      await ask(account, { cookie });
      const other = { cookie: sessionCookieOf(await fixture.guestInit()) };
      const { reply } = await ask(account, other);
      expect(reply).toMatchObject({ code: "RATE_LIMITED", data: null });
      expect(reply?.errorMessage).toMatch(/^Please wait \d+ seconds before you ask for another code\.$/);
    }
  });

  test("asking again within a minute sends nothing and answers the time that is left", async () => {
    await ask("ana@mail.example");
    const again = (await ask("ana@mail.example")).reply?.data as { timeRemaining: number };
    expect(again.timeRemaining).toBeGreaterThan(0);
    expect(again.timeRemaining).toBeLessThanOrEqual(60_000);
    expect(await sent()).toHaveLength(1);
  });

  test("five an hour for an account, known or not; twenty for an address", async () => {
    const pass = () => sql`update identity.code set sent_at = sent_at - interval '61 seconds'`.execute(database.kysely);
    for (const account of ["ana@mail.example", "nobody@mail.example"]) {
      const codes: (string | undefined)[] = [];
      for (let index = 0; index < 7; index += 1) {
        codes.push((await ask(account, from(index))).reply?.code);
        await pass();
      }
      expect(codes.filter((code) => code === "200")).toHaveLength(5);
      expect(codes.slice(5)).toEqual(["RATE_LIMITED", "RATE_LIMITED"]);
    }
    const others = await Promise.all(
      Array.from({ length: 60 }, (_, index) => ask(`someone${index}@mail.example`, from(99))),
    );
    expect(others.filter(({ reply }) => reply?.code === "200")).toHaveLength(20);
  });

  test("what cannot be anybody's is said at once", async () => {
    expect((await ask("ana@")).reply).toMatchObject({ code: "EMAIL_INVALID", errorMessage: "Invalid email address" });
    expect((await ask("12345")).reply?.code).toBe("MOBILE_INVALID");
    expect((await ask(" ")).reply?.errorMessage).toBe("Please enter your email or mobile number");
  });

  test("nothing of the account lies open in the outbox", async () => {
    await ask("ana@mail.example");
    const { rows } = await sql<{ row: string }>`select payload::text as row from kit.outbox`.execute(database.kysely);
    expect(rows.map(({ row }) => row).join()).not.toContain("ana@");
  });
});

describe("D-03 LG-11 the link in the letter", () => {
  test("gives a new password, ends every session and tells the owner", async () => {
    const cookies = [sessionCookieOf(await fixture.signInAs("ANA")), sessionCookieOf(await fixture.signInAs("ANA"))];
    const token = await linkFor("ana@mail.example");
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await reset({ token, ...twice("Baru-sekali9") })).toMatchObject({ code: "200", errorMessage: null });
    expect((await sent()).map(({ to, content }) => [to, content.kind])).toEqual([
      ["ana@mail.example", "passwordChanged"],
    ]);
    for (const cookie of cookies)
      expect((await fixture.whoAmI({ cookie })).body.errors?.[0]?.extensions.code).toBe("0002");
    expect([await signIn("ana@mail.example", old), await signIn("ana@mail.example", "Baru-sekali9")]).toEqual([
      "LOGIN_FAILED",
      "200",
    ]);
  });

  test("works once, also when it is followed twenty times at once", async () => {
    const token = await linkFor("ana@mail.example");
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset({ token, ...twice(`Baru-sekali${index}x`) })),
    );
    expect(answers.filter((answer) => answer?.code === "200")).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer?.code))).toEqual(new Set(["200", "RESET_LINK_EXPIRED"]));
  });

  test("2A-06 is over after half an hour, and when a newer one was used, and says so at once", async () => {
    const first = await linkFor("ana@mail.example");
    await sql`update identity.password_reset set expires_at = expires_at - interval '29 minutes 59 seconds'`.execute(
      database.kysely,
    );
    await sql`delete from kit.rate_limit`.execute(database.kysely);
    const second = await linkFor("ana@mail.example");
    expect(await stillLeads(second)).toBe("200");
    expect((await reset({ token: second, ...twice("Baru-sekali9") }))?.code).toBe("200");
    // A used link says so before anything is typed; so does one that is over, and one that never was.
    expect([await stillLeads(first), await stillLeads(second)]).toEqual(["RESET_LINK_EXPIRED", "RESET_LINK_EXPIRED"]);
    expect(await stillLeads("never-issued")).toBe("RESET_LINK_EXPIRED");
    expect((await reset({ token: first, ...twice("Baru-sekali9") }))?.code).toBe("RESET_LINK_EXPIRED");
    await sql`delete from kit.rate_limit`.execute(database.kysely);
    const third = await linkFor("ana@mail.example");
    await sql`update identity.password_reset set expires_at = expires_at - interval '30 minutes'`.execute(
      database.kysely,
    );
    expect(await reset({ token: third, ...twice("Baru-sekali9") })).toMatchObject({
      code: "RESET_LINK_EXPIRED",
      errorMessage: "This link is no longer valid: it was used already, or is too old. Please ask for a new one.",
    });
  });

  test("a password that will not do uses nothing up", async () => {
    const token = await linkFor("ana@mail.example");
    const tries = [
      [twice("kurang"), "The value must contain alphanumeric special characters And at least six"],
      [{ password: "Baru-sekali9", rePassword: "Baru-sekali8" }, "The password you entered are not the same"],
      [twice("P@ssw0rd1"), "This password is common or was leaked elsewhere. Please choose another."],
    ] as const;
    for (const [input, text] of tries) expect((await reset({ token, ...input }))?.errorMessage).toBe(text);
    expect(await signIn("ana@mail.example", old)).toBe("200");
    expect((await reset({ token, ...twice("Baru-sekali9") }))?.code).toBe("200");
  });

  test("a made-up token, an empty one and none at all read the same, and cost no hash", async () => {
    const inputs: Record<string, string>[] = [{ token: "A".repeat(43) }, { token: "" }, {}];
    for (const input of inputs) {
      expect((await reset({ ...input, ...twice("Baru-sekali9") }))?.code).toBe("RESET_LINK_EXPIRED");
    }
  });

  test("the pause that strangers brought is over for the owner", async () => {
    for (let index = 0; index < 5; index += 1) await signIn("ana@mail.example", `wrong-${index}`);
    await sql`delete from kit.rate_limit where key like 'sign-in:address%'`.execute(database.kysely);
    expect(await signIn("ana@mail.example", old)).toBe("RATE_LIMITED");
    const token = await linkFor("ana@mail.example");
    await reset({ token, ...twice("Baru-sekali9") });
    expect(await signIn("ana@mail.example", "Baru-sekali9")).toBe("200");
  });
});

describe("D-03 the code that came to a phone", () => {
  test("is worth a token, and the token a new password; who has no mailbox is told by SMS", async () => {
    const device = await deviceOf("BUDI");
    await ask("081234567891", device);
    const code = codeIn(await sent());
    const wrong = code === "0000" ? "1111" : "0000";
    expect((await verify("081234567891", wrong, device))?.code).toBe("OTP_INVALID");
    const token = (await verify("081234567891", code, device))?.data?.token ?? "";
    expect((await verify("081234567891", code, device))?.code).toBe("OTP_EXPIRED");
    expect((await reset({ token, ...twice("Baru-sekali9") }))?.code).toBe("200");
    expect((await sent()).map(({ to, channel, content }) => [to, channel, content.kind])).toEqual([
      ["+6281234567891", "SMS", "passwordChanged"],
    ]);
  });

  test("D-81 number, code and password may come in one call", async () => {
    const device = await deviceOf("ANA");
    await ask("081234567890", device);
    const verificationCode = codeIn(await sent());
    const input = { mobile: "0812-3456-7890", verificationCode };
    expect((await reset({ ...input, ...twice("kurang") }, device))?.code).toBe("INVALID_INPUT");
    expect((await reset({ ...input, ...twice("Baru-sekali9") }, device))?.code).toBe("200");
    expect((await reset({ ...input, ...twice("Baru-sekali8") }, device))?.code).toBe("OTP_EXPIRED");
  });

  test("S2 signs nobody in: it was sent for something else", async () => {
    await ask("081234567890");
    const verificationCode = codeIn(await sent());
    const text = `mutation memberLoginByCode($input: MemberLoginByCodeInput!) { memberLoginByCode(input: $input) { code } }`;
    const { body, cookies } = await fixture.post<{ memberLoginByCode: { code: string } }>(text, {
      input: { mobile: "081234567890", verificationCode },
    });
    expect([body.data?.memberLoginByCode.code, cookies]).toEqual(["OTP_EXPIRED", []]);
  });
});
