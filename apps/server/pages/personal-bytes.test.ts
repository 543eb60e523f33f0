import { sql } from "kysely";
import { expect, test } from "vitest";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { writeSilently } from "../testing/test-pages.ts";

const { url, database } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url });

type Visit = { path: string; headers: Record<string, string> };

const paths = ["/", "/contact-us", "/page/privacy-policy", "/page/terms-conditions", "/page/own", "/contact-us.data"];
const variants = ["en-US", "id-ID", "vi-VN", "zh-CN"].flatMap((locale) =>
  ["pc", "h5"].map((device) => `gt-local=${locale}; device=${device}`),
);

const guestInit = "mutation guestInit { guestInit { data { userAuthToken visitorUniqueKey account } } }";
type Guest = { guestInit: { data: { userAuthToken: string; visitorUniqueKey: string; account: string } } };

/** A visitor with a session and a filled cart, identifiable by every header. */
async function visitor(number: number) {
  const marker = `marker-${number}-x`;
  const { body, cookies } = await shop.post<Guest>({ query: guestInit });
  const session = cookies[0]?.split(";", 1)[0] ?? "";
  const guest = body.data?.guestInit.data;
  if (!guest) throw new Error("no guest session");
  const { userAuthToken, visitorUniqueKey, account } = guest;
  await sql`insert into cart.line (owner, sku_code, quantity)
    values (${`guest:${visitorUniqueKey}`}, ${marker}, ${10 + number})`.execute(database.kysely);
  const visits = paths.flatMap((path) =>
    variants.map((variant): Visit => {
      const cookie = `${session}; ${variant}; name=${marker}; cookieConsent=${marker}`;
      const headers = {
        cookie,
        authorization: `Bearer ${userAuthToken}`,
        "user-agent": `Browser ${marker}`,
        referer: `https://${marker}.example/`,
        "x-forwarded-for": marker,
        "x-request-id": marker,
        "accept-language": marker,
      };
      return { path: `${path}?email=${marker}&utm_source=${marker}`, headers };
    }),
  );
  return { visits, secrets: [marker, session.slice("token=".length), userAuthToken, visitorUniqueKey, account] };
}

test("a cached page contains no byte of a visitor: no marker, session, token or guest in any page, nor in the log", async () => {
  await writeSilently(database, "/page/own");
  const visitors = await Promise.all(Array.from({ length: 6 }, (_, number) => visitor(number)));
  const secrets = visitors.flatMap((one) => one.secrets);
  expect(new Set(secrets).size).toBe(30);
  const leaks = (text: string) => secrets.filter((secret) => text.includes(secret));

  const fill = async ({ visits }: (typeof visitors)[number]) => {
    for (const { path, headers } of visits) {
      const response = await shop.get(path, { headers });
      expect(response.status).toBe(200);
      expect(leaks(response.text + JSON.stringify(response.headers))).toEqual([]);
    }
  };
  await Promise.all(visitors.map(fill));

  // The cached pages are now served to another visitor.
  for (const path of paths) {
    for (const variant of variants) {
      const response = await shop.get(path, { headers: { cookie: variant } });
      expect(response.status).toBe(200);
      expect(response.headers["set-cookie"]).toBeUndefined();
      expect(leaks(response.text + JSON.stringify(response.headers))).toEqual([]);
    }
  }
  expect(shop.logged()).toContain('"path":"/page/own"');
  expect(leaks(shop.logged())).toEqual([]);
});
