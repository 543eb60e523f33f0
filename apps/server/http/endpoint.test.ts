import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import { figure } from "#kit/testing/proof.ts";
import { developmentSecret } from "../config/settings.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url, database } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url, env: { SHOP_ROLE: "all" } });

const guestInit = "mutation guestInit { guestInit { success data { userAuthToken } } }";
const siteName = "query siteName { homeInit { siteInfo { name tagline } } }";
const json = { "content-type": "application/json" };

const countSessions = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from identity.session`.execute(
    database.kysely,
  );
  return rows[0]?.count ?? 0;
};

describe("an operation", () => {
  test("OP-01 OP-02 is a POST with its name in the address, and name, query and variables in the body", async () => {
    const query = 'query page($url: String!) { getPageByUrl(pageUrl: $url, deviceType: "pc") { lang } }';
    const { status, body } = await shop.post({ query, variables: { url: "/" } });
    expect({ status, body }).toEqual({ status: 200, body: { data: { getPageByUrl: { lang: "en-US" } } } });
  });

  test("OP-01 whose name differs from the one in the address is refused with 400", async () => {
    const body = JSON.stringify({ operationName: "guestInit", query: guestInit });
    const before = await countSessions();
    const response = await sendRaw(`${shop.address}/graphql?opname=siteName`, { method: "POST", headers: json, body });
    expect(response.status).toBe(400);
    expect(JSON.parse(response.text).errors[0].extensions).toEqual({ code: "OPNAME_MISMATCH", statusCode: 400 });
    expect(await countSessions()).toBe(before);
  });

  test("OP-03 reads the token, the origin alias and the language from the headers", async () => {
    const { body } = await shop.post<{ guestInit: { data: { userAuthToken: string } } }>({ query: guestInit });
    const headers = {
      authorization: `Bearer ${body.data?.guestInit.data.userAuthToken}`,
      "x-origin-alias": "storefront",
      "accept-language": "id-ID",
    };
    const query = "query both { miniCartCount homeInit { siteInfo { tagline } } }";
    const [english, indonesian] = [
      await shop.post<{ homeInit: { siteInfo: { tagline: string } } }>({ query: siteName }),
      await shop.post<{ miniCartCount: number; homeInit: { siteInfo: { tagline: string } } }>({ query, headers }),
    ];
    expect(indonesian.body.data?.miniCartCount).toBe(0);
    expect(indonesian.body.data?.homeInit.siteInfo.tagline).not.toBe(english.body.data?.homeInit.siteInfo.tagline);
  });

  test("2A-07 of the shop about the club is answered at the loyalty endpoint too, with the shop's sessions", async () => {
    const input = { query: "query queryClubInfo { queryClubInfo { name linkBonusPoints } }" };
    const info = { data: { queryClubInfo: { name: "MAPCLUB", linkBonusPoints: 100 } } };
    expect((await shop.post(input)).body).toEqual(info);
    expect((await shop.postToClub(input)).body).toEqual(info);
    const mine = await shop.postToClub({ query: "query mapClubCheckBind { mapClubCheckBind { code } }" });
    expect(mine.body.errors?.[0]?.extensions.code).toBe("0002");
  });

  test("OP-04 of the club is answered by the club's own endpoint, which has none of the shop's", async () => {
    const query = "query clubInfo { clubInfo { data { name linkBonusPoints } } }";
    expect((await shop.postToClub({ query })).body).toEqual({
      data: { clubInfo: { data: { name: "MAPCLUB", linkBonusPoints: 100 } } },
    });
    expect((await shop.post({ query })).body.errors?.[0]?.extensions.code).toBe("GRAPHQL_VALIDATION_FAILED");
    expect((await shop.postToClub({ query: siteName })).body.errors?.[0]?.extensions.code).toBe(
      "GRAPHQL_VALIDATION_FAILED",
    );
  });

  test("OP-39 ER-02 BC-50 that requires a session answers 0002 and status 401 without one, in the caller's language", async () => {
    const headers = { "accept-language": "id-ID" };
    const { body } = await shop.post({ query: "query miniCartCount { miniCartCount }", headers });
    expect(body).toEqual({
      data: null,
      errors: [
        {
          message: "Sesi Anda telah berakhir. Silakan masuk kembali.",
          path: ["miniCartCount"],
          extensions: { code: "0002", statusCode: 401 },
        },
      ],
    });
  });

  test("ER-01 that is invalid in any way answers with a message and a status code", async () => {
    for (const query of [
      "query broken { nothing }",
      "query broken {",
      'query broken { getPageByUrl(pageUrl: "x", deviceType: "pc") { lang } }',
    ]) {
      const { body } = await shop.post({ query });
      for (const error of body.errors ?? []) {
        expect(error.message).not.toBe("");
        expect(error.extensions.statusCode).toBe(400);
      }
      expect(body.errors?.length).toBeGreaterThan(0);
    }
  });
});

describe("S8 nothing is changed", () => {
  const body = JSON.stringify({ operationName: "guestInit", query: guestInit });
  const post = (headers: Record<string, string>, sent: string | Buffer = body) => ({
    method: "POST",
    headers,
    body: sent,
  });
  const encoded = encodeURIComponent(guestInit);
  const cases: readonly [string, string, Parameters<typeof sendRaw>[1], number][] = [
    ["by a text", "", post({ "content-type": "text/plain" }), 415],
    ["by a form", "", post({ "content-type": "application/x-www-form-urlencoded" }, `query=${encoded}`), 415],
    ["by an upload", "", post({ "content-type": "multipart/form-data; boundary=x" }, "--x--"), 415],
    ["by a body without a type", "", post({}), 415],
    ["by GET", `?query=${encoded}`, {}, 405],
    ["by a page of another site", "", post({ ...json, origin: "https://evil.example" }), 403],
    ["by a page with the origin null", "", post({ ...json, origin: "null" }), 403],
    ["by a page of another port", "", post({ ...json, origin: "http://127.0.0.1:1" }), 403],
    ["by another site without an origin", "", post({ ...json, "sec-fetch-site": "cross-site" }), 403],
    ["by a neighbouring site", "", post({ ...json, "sec-fetch-site": "same-site" }), 403],
    [
      "by another site that names us in a header",
      "",
      post({ ...json, origin: "https://evil.example", "x-forwarded-host": "evil.example" }),
      403,
    ],
  ];
  const changed: string[] = [];
  test.each(cases)("%s", async (title, search, requested, status) => {
    const before = await countSessions();
    const response = await sendRaw(`${shop.address}/graphql${search}`, requested);
    if ((await countSessions()) !== before || response.headers["set-cookie"] !== undefined) changed.push(title);
    expect(response.status).toBe(status);
    expect(response.headers["set-cookie"]).toBeUndefined();
    expect(response.headers["access-control-allow-origin"]).toBeUndefined();
    expect(await countSessions()).toBe(before);
  });

  test("by another site's form that would sign a visitor in", async () => {
    const form = {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" },
      body: "account=somebody%40mail.example&password=Main-bola7",
    };
    const foreign = await sendRaw(`${shop.address}/login`, form);
    expect(foreign.status).toBeGreaterThanOrEqual(400);
    expect(foreign.headers["set-cookie"]).toBeUndefined();
    // The body was not even parsed.
    expect(foreign.text).not.toContain("These do not match.");
  });

  test("by another site's preflight request", async () => {
    const headers = { origin: "https://evil.example", "access-control-request-method": "POST" };
    const response = await sendRaw(`${shop.address}/graphql`, { method: "OPTIONS", headers });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("in any of these ways", () => {
    expect(changed).toEqual([]);
    figure("S8", `${cases.length} kinds of cross-origin requests: changed data`, changed.length);
  });

  test("but our own page may", async () => {
    const before = await countSessions();
    const response = await sendRaw(`${shop.address}/graphql`, post({ ...json, origin: shop.address }));
    expect(response.status).toBe(200);
    expect(await countSessions()).toBe(before + 1);
  });
});

/** The counter key of a network address, which does not contain the address. */
const guestsOf = (address: string) => `guest-session:${keyedHash(developmentSecret, `rate-limit.${address}`)}`;

test("S12 a client that forges forwarded addresses is counted under its own", async () => {
  await sql`delete from kit.rate_limit`.execute(database.kysely);
  for (let i = 0; i < 5; i += 1) {
    const headers = {
      "x-forwarded-for": `203.0.113.${i}`,
      "x-real-ip": `203.0.113.${i}`,
      forwarded: `for=203.0.113.${i}`,
    };
    expect((await shop.post({ query: guestInit, headers })).status).toBe(200);
  }
  const { rows } = await sql`select key, count from kit.rate_limit`.execute(database.kysely);
  expect(rows).toEqual([{ key: guestsOf("127.0.0.1"), count: 5 }]);
});

test("S12 behind one trusted proxy the address is the one the proxy saw, not a forwarded one", async () => {
  const behind = await startTestShop({ databaseUrl: url, env: { SHOP_TRUST_PROXY: "1" } });
  await sql`delete from kit.rate_limit`.execute(database.kysely);
  const headers = { "x-forwarded-for": "203.0.113.66, 198.51.100.7" };
  await behind.post({ query: guestInit, headers });
  const { rows } = await sql`select key, count from kit.rate_limit`.execute(database.kysely);
  expect(rows).toEqual([{ key: guestsOf("198.51.100.7"), count: 1 }]);
});

describe("S20 refused before execution:", () => {
  const nest = (levels: number): string => (levels === 0 ? "code" : `children { ${nest(levels - 1)} }`);
  const many = (count: number, text: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => text(i)).join(" ");
  const cases: readonly [string, string][] = [
    ["too many levels", `query q { homeInit { headerNavList { ${nest(9)} } } }`],
    ["too many aliases", `query q { ${many(16, (i) => `a${i}: homeInit { siteInfo { name } }`)} }`],
    ["too many tokens", `query q { homeInit { siteInfo { ${many(2_001, () => "name")} } } }`],
    [
      "too many directives",
      `query q { homeInit { siteInfo { ${many(51, () => "... @include(if: true) { name }")} } } }`,
    ],
    ["too many repeats", `query q { homeInit { siteInfo { ${many(100, () => "name")} } } }`],
    [
      "fragments in a circle",
      "query q { homeInit { ...A } } fragment A on HomeInit { ...B } fragment B on HomeInit { ...A }",
    ],
    ["a text without an end", `query q { homeInit { siteInfo { name } } } ${" ".repeat(20_000)}`],
  ];
  test.each(cases)("%s", async (_title, query) => {
    const { body } = await shop.post({ query });
    expect(body.data).toBeUndefined();
    expect(body.errors?.[0]?.extensions.statusCode).toBe(400);
  });

  test("a batch", async () => {
    const before = await countSessions();
    const batch = JSON.stringify([{ query: guestInit }, { query: guestInit }]);
    const response = await sendRaw(`${shop.address}/graphql`, { method: "POST", headers: json, body: batch });
    expect(response.status).toBe(400);
    expect(await countSessions()).toBe(before);
  });

  test("a body of 10 MB, before it has been read", async () => {
    const headers = { ...json, "content-length": String(10 * 1024 * 1024) };
    const response = await sendRaw(`${shop.address}/graphql`, {
      method: "POST",
      headers,
      body: Buffer.alloc(1024, "x"),
    });
    expect(response.status).toBe(413);
  });
});
