import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  addGzip,
  bytesOf,
  compressThoroughly,
  encodedBytes,
  encodeResponse,
  isSameResponse,
} from "./encoded-response.ts";
import { aPage, longText } from "./testing/a-page.ts";

const headersOf = (flat: readonly string[] | undefined) =>
  Object.fromEntries(Array.from({ length: (flat ?? []).length / 2 }, (_, at) => flat?.slice(at * 2, at * 2 + 2) ?? []));

test("every coding holds the same page and declares its encoding", async () => {
  const entry = await encodeResponse(aPage());
  const quick = entry.variants.br;
  await compressThoroughly(entry);
  await addGzip(entry);
  const { identity, gzip, br } = entry.variants;
  if (!gzip || !br) throw new Error("a coding is missing");
  expect(bytesOf(identity).toString()).toBe(longText);
  expect(gunzipSync(bytesOf(gzip)).toString()).toBe(longText);
  expect(brotliDecompressSync(bytesOf(br)).toString()).toBe(longText);
  const hash = entry.etag.slice(1, -1);
  // Other bytes have another tag.
  expect(headersOf(quick?.headers).etag).toBe(`"${hash}-quickbr"`);
  expect(brotliDecompressSync(quick ? bytesOf(quick) : "").toString()).toBe(longText);
  expect(headersOf(br.headers)).toEqual({
    "content-type": "text/html; charset=utf-8",
    vary: "Accept-Encoding",
    etag: `"${hash}-br"`,
    "content-encoding": "br",
    "content-length": String(bytesOf(br).length),
  });
  expect(headersOf(identity.headers)).toEqual({
    "content-type": "text/html; charset=utf-8",
    vary: "Accept-Encoding",
    etag: `"${hash}"`,
    "content-length": String(Buffer.byteLength(longText)),
  });
});

test("the tag depends on the body alone", async () => {
  const [first, again, other] = await Promise.all([
    encodeResponse(aPage()),
    encodeResponse(aPage({ headers: [] })),
    encodeResponse(aPage({ body: `${longText}.` })),
  ]);
  expect(again.etag).toBe(first.etag);
  expect(other.etag).not.toBe(first.etag);
});

test("a thoroughly compressed page is not compressed again", async () => {
  const entry = await encodeResponse(aPage());
  await compressThoroughly(entry);
  const once = entry.variants.br;
  await compressThoroughly(entry);
  expect(entry.variants.br).toBe(once);
});

test("short bodies and pictures are not compressed", async () => {
  const short = await encodeResponse(aPage({ body: "short" }));
  const picture = await encodeResponse(aPage({ headers: [["content-type", "image/webp"]] }));
  await compressThoroughly(picture);
  await addGzip(picture);
  expect([Object.keys(short.variants), Object.keys(picture.variants)]).toEqual([["identity"], ["identity"]]);
});

test("headers that are set for each coding are not taken over, Vary is joined", async () => {
  const headers: [string, string][] = [
    ["ETag", `"old"`],
    ["Content-Length", "1"],
    ["Transfer-Encoding", "chunked"],
    ["Vary", "Accept-Language, accept-encoding"],
    ["X-A", "1"],
  ];
  const entry = await encodeResponse(aPage({ headers }));
  expect(entry.headers).toEqual(["x-a", "1", "vary", "Accept-Encoding, Accept-Language"]);
});

test("a page that sets a cookie is refused", async () => {
  await expect(encodeResponse(aPage({ headers: [["Set-Cookie", "a=1"]] }))).rejects.toThrow(
    "a page that sets a cookie cannot be cached",
  );
});

test("an entry weighs every coding and every header", async () => {
  const entry = await encodeResponse(aPage());
  await compressThoroughly(entry);
  const early = encodedBytes(entry);
  await addGzip(entry);
  expect(early).toBeGreaterThan(encodedBytes(entry) - (entry.variants.gzip?.ready.bytes.length ?? 0));
  const expected = Object.values(entry.variants).reduce(
    (sum, variant) => sum + variant.ready.bytes.length + variant.headers.join("").length,
    0,
  );
  expect(encodedBytes(entry)).toBe(expected);
});

test("a coding holds one character for each byte it announces", async () => {
  for (const body of ["short", "pendek · 短", longText, `${longText}·短`.repeat(20)]) {
    const entry = await encodeResponse(aPage({ body }));
    await compressThoroughly(entry);
    expect(bytesOf(entry.variants.identity).toString()).toBe(body);
    for (const variant of Object.values(entry.variants)) {
      expect(headersOf(variant.headers)["content-length"]).toBe(String(bytesOf(variant).length));
    }
  }
});

test("two renders are the same answer only when status, headers and body agree", async () => {
  const entry = await encodeResponse(aPage());
  expect(isSameResponse(entry, await encodeResponse(aPage()))).toBe(true);
  expect(isSameResponse(entry, await encodeResponse(aPage({ status: 404 })))).toBe(false);
  expect(isSameResponse(entry, await encodeResponse(aPage({ body: "x" })))).toBe(false);
  expect(isSameResponse(entry, await encodeResponse(aPage({ headers: [["x-a", "1"]] })))).toBe(false);
});
