import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { shown, writeSilently } from "../testing/test-pages.ts";

const { url, database } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url });

const patient = { timeout: 120_000 };
const phone = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)" };
let pages = 0;
let path = "";

const changeSilently = () => writeSilently(database, path, "of another time");

beforeEach(async () => {
  pages += 1;
  path = `/page/test-${pages}`;
  await writeSilently(database, path);
});

describe("a page that was requested before", () => {
  test("is the same to the byte after the database has changed", async () => {
    const first = await shop.get(path);
    expect(first.status).toBe(200);
    expect(shown(first)).toBe("first en-US pc");
    await changeSilently();
    const second = await shop.get(path);
    expect(second.body.equals(first.body)).toBe(true);
    expect({ ...second.headers, date: null }).toEqual({ ...first.headers, date: null });
  });

  test("is answered 304 to a client that has it", async () => {
    const { headers } = await shop.get(path);
    const etag = String(headers.etag);
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    const again = await shop.get(path, { headers: { "if-none-match": etag } });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
    expect((await shop.get(path, { headers: { "if-none-match": '"another"' } })).status).toBe(200);
  });

  test("is compressed for clients that accept it, with the same content", async () => {
    const plain = await shop.get(path);
    const gzip = await shop.get(path, { headers: { "accept-encoding": "gzip" } });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    const browser = { headers: { "accept-encoding": "gzip, deflate, br" } };
    // The best encoding is prepared in the background, after the second visit.
    await expect.poll(async () => (await shop.get(path, browser)).headers.etag, patient).toMatch(/-br"$/);
    const brotli = await shop.get(path, browser);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(brotli.body.length).toBeLessThan(gzip.body.length);
  });

  test("answers HEAD with the same headers and no body", async () => {
    const whole = await shop.get(path);
    const head = await shop.get(path, { method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect({ ...head.headers, date: null }).toEqual({ ...whole.headers, date: null });
    expect(Number(head.headers["content-length"])).toBe(whole.body.length);
  });
});

describe("another page is", () => {
  test("the same one in another language, chosen by cookie or by browser", async () => {
    await shop.get(path);
    expect(shown(await shop.get(path, { headers: { "accept-language": "id-ID,id;q=0.9" } }))).toBe("first id-ID pc");
    expect(shown(await shop.get(path, { headers: { cookie: "gt-local=id-ID" } }))).toBe("first id-ID pc");
    expect(shown(await shop.get(path))).toBe("first en-US pc");
  });

  test("the same one on a phone", async () => {
    await shop.get(path);
    expect(shown(await shop.get(path, { headers: phone }))).toBe("first en-US h5");
    expect(shown(await shop.get(path))).toBe("first en-US pc");
  });
});

describe("the same page is", () => {
  test.each(["?utm_source=mail&utm_campaign=x", "?gclid=1", "?a=%3Cscript%3E", "?"])(
    "the one with %s behind its address",
    async (search) => {
      const first = await shop.get(path);
      await changeSilently();
      const second = await shop.get(path + search);
      expect(second.body.equals(first.body)).toBe(true);
      expect(second.headers["set-cookie"]).toBeUndefined();
    },
  );
});

describe("S27 a visitor's input cannot get into the cached page of the next", () => {
  const poison = "poison.example";
  const headers: readonly Record<string, string>[] = [
    { host: poison },
    { "x-forwarded-host": poison, "x-forwarded-proto": "https", "x-forwarded-port": "666" },
    { forwarded: `host=${poison};proto=https` },
    { accept: `application/json, ${poison}` },
    { cookie: `token=${poison}; device=${poison}; gt-local=${poison}; other=${poison}` },
    { "user-agent": `Browser ${poison}` },
    { "x-origin-alias": poison, "x-request-id": poison, referer: `https://${poison}/` },
    { "x-original-url": `/${poison}`, "x-rewrite-url": `/${poison}`, "x-http-method-override": "POST" },
    { origin: `https://${poison}`, range: "bytes=0-10", "if-none-match": `"${poison}"` },
    { "accept-language": `en-US, ${poison}` },
  ];
  test.each(headers)("%j", async (sent) => {
    const poisoned = await shop.get(path, { headers: sent });
    expect(poisoned.status).toBe(200);
    expect(poisoned.text).not.toContain("poison");
    expect(JSON.stringify(poisoned.headers)).not.toContain("poison");
    await changeSilently();
    const next = await shop.get(path);
    expect(shown(next)).toBe("first en-US pc");
    expect(next.text).not.toContain("poison");
    expect(JSON.stringify(next.headers)).not.toContain("poison");
  });
});

describe("?lang=", () => {
  test("shows the language, stores it in gt-local, and does not affect other visitors' pages", async () => {
    const chosen = await shop.get(`${path}?lang=id-ID`);
    expect(shown(chosen)).toBe("first id-ID pc");
    expect(chosen.headers["set-cookie"]).toEqual(["gt-local=id-ID; Path=/; SameSite=Lax; Max-Age=31536000"]);
    const other = await shop.get(path);
    expect(shown(other)).toBe("first en-US pc");
    expect(other.headers["set-cookie"]).toBeUndefined();
  });

  test("names a page of its own, which is cached too and is its own canonical address", async () => {
    const indonesian = { headers: { cookie: "gt-local=id-ID" } };
    const canonical = ({ text }: { text: string }) => /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1];
    const first = await shop.get(`${path}?lang=id-ID`);
    const unnamed = await shop.get(path, indonesian);
    expect(canonical(first)).toMatch(/\?lang=id-ID$/);
    expect(canonical(unnamed)).toBe(canonical(first)?.replace("?lang=id-ID", ""));
    await changeSilently();
    const again = await shop.get(`${path}?lang=id-ID&lang=en-US&utm_source=mail`);
    expect(again.body.equals(first.body)).toBe(true);
    expect((await shop.get(path, indonesian)).headers["set-cookie"]).toBeUndefined();
  });

  test("is ignored when the language is not supported", async () => {
    const response = await shop.get(`${path}?lang=xx-XX%0d%0aset-cookie:a=b`);
    expect(shown(response)).toBe("first en-US pc");
    expect(response.headers["set-cookie"]).toBeUndefined();
  });
});

test("a cached page declares Vary and requires revalidation", async () => {
  const { headers } = await shop.get(path);
  expect(headers.vary).toBe("Accept-Encoding, Accept-Language, Cookie, User-Agent, Sec-CH-UA-Mobile");
  expect(headers["cache-control"]).toBe("private, no-cache");
});
