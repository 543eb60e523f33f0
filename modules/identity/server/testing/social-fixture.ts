import { sql } from "kysely";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { SocialPerson } from "../ports/social-verifier.ts";
import { identityFixture } from "./identity-fixture.ts";
import { memoryProvider } from "./memory-provider.ts";
import { type Reply, socialBrowsers, type Third, thirdFields } from "./social-browser.ts";

/** The social operations with an identity provider in memory; every code is 4711. */
export async function socialFixture(database: Database) {
  const providers = { google: memoryProvider("google"), facebook: memoryProvider("facebook") };
  const fixture = await identityFixture(database, {
    clock: systemClock,
    ids: { ...systemIds, code: (length, alphabet) => (length === 4 ? "4711" : systemIds.code(length, alphabet)) },
    social: [providers.google.verifier, providers.facebook.verifier],
  });
  const browser = socialBrowsers(fixture, database, async (authorizationUrl, person: SocialPerson) =>
    providers[person.channel].signIn(authorizationUrl, person),
  );
  /** A guest who has signed in with a social account that is new to the shop. */
  async function newcomer(person: SocialPerson) {
    const shopper = browser();
    await shopper.guest();
    const { data } = await shopper.signIn(person.channel, person, { redirectUrl: "/shop-cart" });
    const ticket = data?.tokenSS ?? "";
    return {
      shopper,
      send: (mobile: string, { channel = "WHATSAPP", tokenSS = ticket } = {}) =>
        shopper.call<Reply<{ timeRemaining: number }>>(
          "sendThirdPartyOtp",
          "SendThirdPartyOtpInput",
          "success errorCode message data { timeRemaining }",
          { tokenSS, mobile, channel },
        ),
      verify: (mobile: string, verificationCode: string, tokenSS = ticket) =>
        shopper.call<Reply<Third>>("verifyThirdPartyOtp", "VerifyThirdPartyOtpInput", thirdFields, {
          tokenSS,
          mobile,
          verificationCode,
        }),
    };
  }
  const linksOf = async (subject: string) =>
    (
      await sql<{ user_code: string }>`select user_code from identity.social_account
        where subject = ${subject}`.execute(database.kysely)
    ).rows.map((row) => row.user_code);
  return { ...fixture, providers, browser, newcomer, linksOf };
}
