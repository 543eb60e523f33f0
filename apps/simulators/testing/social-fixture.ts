import { sql } from "kysely";
import { facebookVerifier } from "#adapters/social/facebook/facebook-verifier.ts";
import { googleVerifier } from "#adapters/social/google/google-verifier.ts";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { SocialChannel } from "#modules/identity/contract/social-channel.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { identityFixture, sessionCookieOf } from "#modules/identity/server/testing/identity-fixture.ts";
import { demoClients, graphVersion, identityPaths } from "../identity/demo-clients.ts";
import { completeSignIn, type SignInChoice } from "./complete-sign-in.ts";
import { simulatorFixture } from "./simulator-fixture.ts";

export type Reply<Data> = { success: boolean; errorCode: string | null; message: string | null; data: Data | null };
export type Third = {
  thirdExist: boolean;
  userCode: string | null;
  mobile: string | null;
  thirdId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  gender: string | null;
  birthDate: string | null;
  redirectUrl: string;
  wishlist: string | null;
  tokenSS: string | null;
  token: string | null;
  login: { userCode: string; userAuthToken: string; userType: string } | null;
};

export const thirdFields = `success errorCode message data { thirdExist userCode mobile thirdId firstName lastName email gender birthDate
  redirectUrl wishlist tokenSS token login { userCode userAuthToken userType } }`;

/** The number of Rani, who has no linked account. */
export const ranisMobile = "+6281299990001";

/** The identity module with both simulated providers, a few members, and browsers to sign in with. */
export async function socialFixture() {
  const { url, database } = await simulatorFixture();
  const facebookRoot = `${url}${identityPaths.facebook}/${graphVersion}`;
  const fixture = await identityFixture(database, {
    clock: systemClock,
    publicUrl: url,
    // One-time codes are fixed, so that tests know them.
    ids: { ...systemIds, code: (length, alphabet) => (length === 4 ? "4711" : systemIds.code(length, alphabet)) },
    social: [
      googleVerifier({
        issuer: `${url}${identityPaths.google}`,
        clientId: demoClients.google.id,
        clientSecret: demoClients.google.secret,
        clock: systemClock,
        timeoutMs: 120_000,
      }),
      facebookVerifier({
        appId: demoClients.facebook.id,
        appSecret: demoClients.facebook.secret,
        dialogUrl: facebookRoot,
        graphUrl: facebookRoot,
        clock: systemClock,
        timeoutMs: 120_000,
      }),
    ],
  });
  await aMember(database, "GITA", { social: { channel: "google", subject: "demo-google-gita" } });
  await aMember(database, "FAJAR", { social: { channel: "facebook", subject: "demo-facebook-fajar" } });
  await aMember(database, "ANDI", { email: "andi@demo.example" });
  await aMember(database, "RANI", { email: "rani@demo.example", mobile: ranisMobile });

  /** A browser that keeps its cookies between calls. */
  function browser() {
    const jar = new Map<string, string>();
    const address = `2001:db8::${systemIds.code(8, "0123456789abcdef")}`;
    const call = async <Data>(name: string, type: string, fields: string, input: object) => {
      const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join("; ");
      const answer = await fixture.post<Record<string, Data>>(
        `mutation ${name}($input: ${type}!) { ${name}(input: $input) { ${fields} } }`,
        { input },
        { cookie, "x-test-address": address },
      );
      for (const text of answer.cookies) {
        const [pair = "", ...attributes] = text.split("; ");
        const [key = "", value = ""] = pair.split("=", 2);
        if (attributes.includes("Max-Age=0")) jar.delete(key);
        else jar.set(key, value);
      }
      const reply = answer.body.data?.[name];
      if (!reply) throw new Error(JSON.stringify(answer.body));
      return reply;
    };
    const begin = (thirdChannel: SocialChannel, more: object = {}) =>
      call<Reply<{ authorizationUrl: string }>>(
        "beginThirdPartyLogin",
        "BeginThirdPartyLoginInput",
        "success errorCode message data { authorizationUrl }",
        { thirdChannel, ...more },
      );
    const end = (thirdChannel: SocialChannel, brought: URLSearchParams, more: object = {}) =>
      call<Reply<Third>>("loginByThirdPartyMc", "ThirdPartyLoginInput", thirdFields, {
        thirdChannel,
        thirdToken: brought.get("code") ?? "",
        state: brought.get("state"),
        pageType: "login",
        ...more,
      });
    return {
      jar,
      call,
      begin,
      end,
      async guest() {
        jar.set("token", sessionCookieOf(await fixture.guestInit()).slice("token=".length));
      },
      async as(userCode: string) {
        jar.set("token", sessionCookieOf(await fixture.signInAs(userCode)).slice("token=".length));
      },
      /** Stores a recent proof of identity for the member's session. */
      confirm: () => confirmSessions(),
      /** Out and back again, up to the last step. */
      async out(channel: SocialChannel, choice: SignInChoice, more: object = {}) {
        const begun = await begin(channel, more);
        return completeSignIn(begun.data?.authorizationUrl ?? "", choice);
      },
      async signIn(channel: SocialChannel, choice: SignInChoice, more: object = {}) {
        return end(channel, await this.out(channel, choice, more));
      },
      whoAmI: async () =>
        (await fixture.whoAmI({ cookie: `token=${jar.get("token") ?? ""}` })).body.data?.whoAmI ?? "nobody",
    };
  }

  const confirmSessions = async () => {
    await sql`update identity.session set confirmed_at = now(), confirmed_by = 'password' where ended_at is null`.execute(
      database.kysely,
    );
  };
  const memberSessions = async () =>
    (
      await sql<{ count: number }>`select count(*)::int as count from identity.session where kind = 'member'`.execute(
        database.kysely,
      )
    ).rows[0]?.count ?? 0;
  const linksOf = async (subject: string) =>
    (
      await sql<{
        user_code: string;
      }>`select user_code from identity.social_account where subject = ${subject}`.execute(database.kysely)
    ).rows.map((row) => row.user_code);

  /** How many messages were sent so far. */
  const messageCount = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from kit.outbox`.execute(database.kysely)).rows[0]
      ?.count ?? 0;
  const forgetLinks = async () => {
    const kept = sql`('demo-google-gita', 'demo-facebook-fajar')`;
    await sql`delete from identity.social_account where subject not in ${kept}`.execute(database.kysely);
    await sql`delete from identity.code`.execute(database.kysely);
  };
  return { database, browser, memberSessions, linksOf, forgetLinks, messageCount };
}
