import { sql } from "kysely";
import { facebookVerifier } from "#adapters/social/facebook/facebook-verifier.ts";
import { googleVerifier } from "#adapters/social/google/google-verifier.ts";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { identityFixture } from "#modules/identity/server/testing/identity-fixture.ts";
import { socialBrowsers } from "#modules/identity/server/testing/social-browser.ts";
import { demoClients, graphVersion, identityPaths } from "../identity/demo-clients.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import { simulatorFixture } from "./simulator-fixture.ts";

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

  const browser = socialBrowsers(fixture, database, completeSignIn);

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
    const demoSubjects = sql`('demo-google-gita', 'demo-facebook-fajar')`;
    await sql`delete from identity.social_account where subject not in ${demoSubjects}`.execute(database.kysely);
    await sql`delete from identity.code`.execute(database.kysely);
  };
  return { database, browser, memberSessions, linksOf, forgetLinks, messageCount };
}
