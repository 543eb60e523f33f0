import { sql } from "kysely";
import { systemIds } from "#kit/core/ids.ts";
import { hashSecret } from "#kit/core/secret-hash.ts";
import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Message } from "#modules/notification/contract/message.ts";
import { messageTopic } from "#modules/notification/server/index.ts";
import { usualCodeLimits } from "../codes/code-limits.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import type { MemberDraft } from "../store/members.ts";
import { aMember } from "./a-member.ts";
import { allCookiesOf, identityFixture } from "./identity-fixture.ts";

/** Password and code of all members in these tests. */
export const oldPassword = "Main-bola7";
export const rightCode = "4711";
const passwordHash = await hashSecret(oldPassword);

export type Reply = { success: boolean; errorCode: string | null; errorMessage: string | null; data: unknown };
type Input = Readonly<Record<string, unknown>>;

const inputTypes = {
  confirmAccess: "ConfirmAccessInput",
  requestAccountCode: "AccountCodeInput",
  updateMemberProfile: "MemberProfileInput",
  updateMemberEmail: "MemberEmailInput",
  changePassword: "ChangePasswordInput",
  deleteAccount: "DeleteAccountInput",
} as const;
const fields = { confirmAccess: "{ minutes }", requestAccountCode: "{ timeRemaining }" } as const;

/** Signed-in members who call the account operations; every code is 4711. */
export async function accountFixture(
  database: Database,
  changes: Partial<IdentityDeps> = {},
  more?: (deps: IdentityDeps) => readonly ShopModule[],
) {
  // All members in these tests have the same network address.
  const sends = { ...usualCodeLimits.sends, perAddressHour: 1000 };
  const roomy = { ...usualCodeLimits, resendSeconds: 0, otherChannelSeconds: 0, sends };
  const ids = { ...systemIds, code: () => rightCode };
  const fixture = await identityFixture(database, { ids, codes: roomy, ...changes }, more);

  async function call(cookie: string, name: keyof typeof inputTypes, input: Input, language = "en-US") {
    const text = `mutation ${name}($input: ${inputTypes[name]}!) { ${name}(input: $input) {
      success errorCode errorMessage data ${name in fields ? fields[name as keyof typeof fields] : ""} } }`;
    const headers = { cookie, "accept-language": language };
    const response = await fixture.post<Record<string, Reply>>(text, { input }, headers);
    const wire = response.body.errors?.[0]?.extensions?.code;
    const reply: Reply = response.body.data?.[name] ?? {
      success: false,
      errorCode: String(wire),
      errorMessage: null,
      data: null,
    };
    return { ...reply, cookies: response.cookies, token: String(response.headers["x-access-token"] ?? "") };
  }

  /** Messages in the outbox of this kind, or of all kinds, oldest first. */
  async function messages(kind?: Message["content"]["kind"]): Promise<Message[]> {
    const { rows } = await sql<{ payload: { sealed: string } }>`
      select payload from kit.outbox where topic = ${messageTopic} order by created_at, id`.execute(database.kysely);
    return rows
      .map(({ payload }) => JSON.parse(fixture.deps.sealer.open(payload.sealed)) as Message)
      .filter(({ content }) => kind === undefined || content.kind === kind);
  }

  return {
    ...fixture,
    /** A signed-in member with a password, an e-mail address and a number. */
    async member(userCode: string, draft: Partial<MemberDraft> = {}) {
      const mobile = `+628${systemIds.code(9)}`;
      const known = await aMember(database, userCode, { mobile, passwordHash, ...draft });
      const cookie = allCookiesOf(await fixture.signInAs(userCode));
      return {
        ...known,
        cookie,
        ask: (name: keyof typeof inputTypes, input: Input, language?: string) => call(cookie, name, input, language),
        /** Signs the same member in on another device. */
        elsewhere: async () => allCookiesOf(await fixture.signInAs(userCode)),
        /** Confirms by a code to a verified contact. */
        async proveBy(channel: "WHATSAPP" | "EMAIL") {
          await call(cookie, "requestAccountCode", { purpose: "CONFIRM", channel });
          return call(cookie, "confirmAccess", { channel, verificationCode: rightCode });
        },
      };
    },
    ask: call,
    row: async (userCode: string) =>
      (
        await sql<{
          email: string | null;
          mobile: string | null;
          whatsapp: string | null;
          password_hash: string | null;
          gender: string | null;
          first_name: string;
          last_name: string;
          birth_date: string | null;
        }>`
        select * from identity.member where user_code = ${userCode}`.execute(database.kysely)
      ).rows[0] ?? null,
    messages,
    /** Messages in the outbox, oldest first, without the codes. */
    letters: async () => (await messages()).filter(({ content }) => content.kind !== "verificationCode"),
  };
}
