import { sql } from "kysely";
import { beforeEach } from "vitest";
import { hashSecret } from "#kit/core/secret-hash.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Message } from "#modules/notification/contract/message.ts";
import { aMember } from "./a-member.ts";
import { identityFixture } from "./identity-fixture.ts";
import { sentMessages } from "./sent-messages.ts";

type VerifyReply = { code: string; errorMessage: string | null; data: { token: string } | null };
type Reply = { code: string; errorMessage: string | null; message: string | null; data: unknown };
type Headers = Record<string, string>;

export const oldPassword = "Main-bola7";
export const twice = (password: string) => ({ password, rePassword: password });
export const from = (number: number) => ({ "x-test-address": `203.0.113.${number}` });
export const codeIn = (messages: readonly Message[]) => {
  const [code] = messages.flatMap((message) =>
    message.content.kind === "verificationCode" ? [message.content.data.code] : [],
  );
  return code ?? "";
};
const tokenIn = (messages: readonly Message[]) => {
  const [token] = messages.flatMap((message) =>
    message.content.kind === "passwordReset" ? [message.content.data.token] : [],
  );
  return token ?? "";
};

/** The operations of a password reset, with ANA (e-mail and number), BUDI (number only) and OUT (blocked). */
export async function resetFixture(database: Database) {
  const fixture = await identityFixture(database);
  const passwordHash = await hashSecret(oldPassword);
  await aMember(database, "ANA", { mobile: "+6281234567890", passwordHash });
  await aMember(database, "BUDI", { email: null, mobile: "+6281234567891", passwordHash });
  await aMember(database, "OUT", { passwordHash });
  await sql`update identity.member set status = 'BLOCKED' where user_code = 'OUT'`.execute(database.kysely);
  const sent = () => sentMessages(database, fixture.deps);

  beforeEach(async () => {
    await sql`delete from kit.rate_limit`.execute(database.kysely);
    await sql`delete from identity.code`.execute(database.kysely);
    await sql`update identity.member set password_hash = ${passwordHash}`.execute(database.kysely);
    await sent();
  });

  const request = async (account: string, headers: Headers = {}) => {
    const text = `mutation requestPasswordReset($input: PasswordResetInput!) { requestPasswordReset(input: $input) {
      success code message errorMessage errorCode data { channel timeRemaining } } }`;
    const response = await fixture.post<{ requestPasswordReset: Reply }>(text, { input: { account } }, headers);
    return { ...response, reply: response.body.data?.requestPasswordReset };
  };
  const reset = async (input: Record<string, string>, headers: Headers = {}) => {
    const text = `mutation resetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) {
      code errorMessage message data } }`;
    const { body } = await fixture.post<{ resetPassword: Reply }>(text, { input }, headers);
    return body.data?.resetPassword;
  };
  const verify = async (mobile: string, verificationCode: string, headers: Headers = {}) => {
    const text = `mutation verifyResetCode($input: MemberLoginByCodeInput!) { verifyResetCode(input: $input) {
      code errorMessage data { token } } }`;
    const input = { mobile, verificationCode };
    const { body } = await fixture.post<{ verifyResetCode: VerifyReply }>(text, { input }, headers);
    return body.data?.verifyResetCode;
  };
  const signIn = async (account: string, password: string) => {
    const text = "mutation memberLogin($input: MemberLoginInput!) { memberLogin(input: $input) { code } }";
    const response = await fixture.post<{ memberLogin: { code: string } }>(text, { input: { account, password } });
    return response.body.data?.memberLogin.code;
  };
  const validate = async (token: string) => {
    const text = "query validateResetToken($token: String!) { validateResetToken(token: $token) { code } }";
    return (await fixture.post<{ validateResetToken: Reply }>(text, { token })).body.data?.validateResetToken.code;
  };
  /** Requests a link and returns its token. */
  const linkFor = async (account: string) => {
    await sql`update identity.code set sent_at = sent_at - interval '61 seconds'`.execute(database.kysely);
    await request(account);
    return tokenIn(await sent());
  };
  /** The cookie of a browser on which this member has signed in with their password. */
  const deviceOf = async (userCode: string) => {
    const { cookies } = await fixture.signInAs(userCode);
    const known = cookies.find((text) => text.startsWith("knownDevice=")) ?? "";
    return { cookie: known.split(";", 1)[0] ?? "" };
  };
  return { ...fixture, sent, request, reset, verify, signIn, validate, linkFor, deviceOf };
}
