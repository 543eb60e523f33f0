import type { Database } from "#kit/postgres/connect.ts";
import type { StaffRole } from "../../contract/roles.ts";
import { staffFixture, staffPassword } from "./staff-fixture.ts";

const reply = "success errorCode errorMessage";
const documents = {
  me: "query staffMe { staffMe { email permissions } }",
  enrolment: "query staffEnrolment { staffEnrolment { uri secret } }",
  signIn: `mutation staffSignIn($email: String!, $password: String!) {
    staffSignIn(input: { email: $email, password: $password }) { ${reply} data { next } } }`,
  code: `mutation staffConfirmCode($code: String!) { staffConfirmCode(code: $code) { ${reply} data { recoveryCodes } } }`,
  choose: `mutation staffChoosePassword($email: String!, $welcomeCode: String!, $password: String!) {
    staffChoosePassword(input: { email: $email, welcomeCode: $welcomeCode, password: $password }) { ${reply} } }`,
  logOut: `mutation staffLogOut { staffLogOut { ${reply} } }`,
};

type Reply<Data = unknown> = { success: boolean; errorCode: string | null; data?: Data };
type Me = { email: string; permissions: string[] };

export const cookieOf = ({ cookies }: { cookies: readonly string[] }) => cookies.at(-1)?.split(";", 1)[0] ?? "";

/** The operations of the staff sign-in, step by step. */
export async function signInFixture(database: Database) {
  const fixture = await staffFixture(database);

  async function ask<Data>(
    name: keyof typeof documents,
    variables: Record<string, unknown> = {},
    cookie = "",
    from = "",
  ) {
    const headers = { ...(cookie ? { cookie } : {}), ...(from ? { "x-test-address": from } : {}) };
    const answer = await fixture.post<Record<string, Reply<Data>>>(documents[name], variables, headers);
    const [field] = Object.values(answer.body.data ?? {});
    return { ...answer, reply: field };
  }

  /** Adds an account and chooses its password. */
  async function withPassword(email: string, ...roles: StaffRole[]) {
    const welcomeCode = await fixture.add(email, ...roles);
    const { reply: done } = await ask("choose", { email, welcomeCode, password: staffPassword });
    if (!done?.success) throw new Error(`no password chosen: ${done?.errorCode}`);
  }

  /** Takes the first step. */
  async function firstStep(email: string) {
    const answer = await ask<{ next: string }>("signIn", { email, password: staffPassword });
    return { next: answer.reply?.data?.next, cookie: cookieOf(answer), cookies: answer.cookies };
  }

  const enrolmentOf = async (cookie: string) =>
    (
      await fixture.post<{ staffEnrolment: { secret: string; uri: string } | null }>(
        documents.enrolment,
        {},
        { cookie },
      )
    ).body.data?.staffEnrolment ?? null;

  const me = async (cookie: string) =>
    (await fixture.post<{ staffMe: Me | null }>(documents.me, {}, { cookie })).body.data?.staffMe ?? null;

  /** Adds an account and takes both steps. */
  async function enrolled(email: string) {
    await withPassword(email, "orderDesk");
    const { cookie } = await firstStep(email);
    const { secret = "" } = (await enrolmentOf(cookie)) ?? {};
    const entered = await ask<{ recoveryCodes: string[] }>("code", { code: fixture.codeOf(secret) }, cookie);
    return { secret, cookie: cookieOf(entered), recoveryCodes: entered.reply?.data?.recoveryCodes ?? [] };
  }

  return { ...fixture, ask, withPassword, firstStep, enrolmentOf, me, enrolled };
}
