import { sql, type Transaction } from "kysely";
import { afterAll, afterEach } from "vitest";
import { listening } from "#kit/graphql/testing/listening.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import { clubSite } from "../site/club-site.ts";
import type { ClubSiteDeps } from "../site/site-deps.ts";
import { type ClubFixture, clubFixture } from "./club-fixture.ts";

export type SiteFixture = ClubFixture & {
  readonly siteDeps: ClubSiteDeps;
  /** Codes and messages that were sent, oldest first. */
  readonly written: { to: string; channel?: string; code?: string; which?: string }[];
  get(
    path: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; html: string; headers: Record<string, unknown> }>;
  post(
    path: string,
    form: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<{ status: number; html: string }>;
};

export const shopOrigin = "https://shop.example";

/** The club's site on a real server; its messages are collected in `written`. */
export async function siteFixture(): Promise<SiteFixture> {
  const fixture = await clubFixture();
  const written: SiteFixture["written"] = [];
  const siteDeps: ClubSiteDeps = {
    ...fixture.deps,
    messages: {
      sendCode: async (_trx: Transaction<unknown>, { channel, to, code }) => void written.push({ to, channel, code }),
      secretChanged: async (_trx: Transaction<unknown>, { which, mobile, email }) =>
        void written.push({ to: email ?? mobile, which }),
    },
    codes: {
      minutes: 5,
      resendSeconds: 60,
      otherChannelSeconds: 20,
      wrongTries: { perCode: 5, perReceiver: 10, perAddress: 100 },
      sends: { perReceiverHour: 5, perReceiverDay: 10, perAddressHour: 20 },
    },
    isCommonPassword: (password) => password === "Password1!",
    shopOrigin,
    ownOrigin: "https://club.example",
    https: true,
  };
  const { url, server } = await listening(clubSite(siteDeps));
  afterAll(() => server.close());
  // All visitors of a test file share one network address, so each test starts with its limits reset.
  afterEach(async () => {
    await sql`delete from kit.rate_limit where key like 'club-site:%'`.execute(fixture.database.kysely);
  });
  return {
    ...fixture,
    siteDeps,
    written,
    async get(path, headers = {}) {
      const response = await sendRaw(url + path, { headers });
      return { status: response.status, html: response.text, headers: response.headers };
    },
    async post(path, form, headers = {}) {
      const response = await sendRaw(url + path, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://club.example", ...headers },
        body: new URLSearchParams(form).toString(),
      });
      return { status: response.status, html: response.text };
    },
  };
}
