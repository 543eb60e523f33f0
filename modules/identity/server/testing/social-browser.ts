import { sql } from "kysely";
import { systemIds } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { SocialChannel } from "../../contract/social-channel.ts";
import { type IdentityFixture, sessionCookieOf } from "./identity-fixture.ts";

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

/** Signs in at the provider's page and returns the query of the redirect back to the shop. */
export type FollowRedirect<Choice> = (authorizationUrl: string, choice: Choice) => Promise<URLSearchParams>;

/** Browsers with a cookie jar of their own that sign in through a provider. */
export function socialBrowsers<Choice>(fixture: IdentityFixture, database: Database, follow: FollowRedirect<Choice>) {
  return function browser() {
    const jar = new Map<string, string>();
    const address = `2001:db8::${systemIds.code(8, "0123456789abcdef")}`;
    const call = async <Data>(name: string, type: string, fields: string, input: object) => {
      const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join("; ");
      const response = await fixture.post<Record<string, Data>>(
        `mutation ${name}($input: ${type}!) { ${name}(input: $input) { ${fields} } }`,
        { input },
        { cookie, "x-test-address": address },
      );
      for (const text of response.cookies) {
        const [pair = "", ...attributes] = text.split("; ");
        const [key = "", value = ""] = pair.split("=", 2);
        if (attributes.includes("Max-Age=0")) jar.delete(key);
        else jar.set(key, value);
      }
      const reply = response.body.data?.[name];
      if (!reply) throw new Error(JSON.stringify(response.body));
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
      /** Gives every open session a recent confirmation. */
      confirm: async () => {
        await sql`update identity.session set confirmed_at = now(), confirmed_by = 'password'
          where ended_at is null`.execute(database.kysely);
      },
      /** Starts a sign-in and follows it to the redirect back. */
      async out(channel: SocialChannel, choice: Choice, more: object = {}) {
        const started = await begin(channel, more);
        return follow(started.data?.authorizationUrl ?? "", choice);
      },
      async signIn(channel: SocialChannel, choice: Choice, more: object = {}) {
        return end(channel, await this.out(channel, choice, more));
      },
      whoAmI: async () =>
        (await fixture.whoAmI({ cookie: `token=${jar.get("token") ?? ""}` })).body.data?.whoAmI ?? "nobody",
    };
  };
}
