import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressThoroughly, type EncodedResponse, encodeResponse } from "./encoded-response.ts";
import { encodeAndSend } from "./respond.ts";
import { aPage, longText } from "./testing/a-page.ts";

let entry: EncodedResponse;
let missing: EncodedResponse;
let server: Server;

beforeAll(async () => {
  const headers: [string, string][] = [
    ["content-type", "text/html"],
    ["cache-control", "public, max-age=0, must-revalidate"],
  ];
  entry = await encodeResponse(aPage({ headers }));
  missing = await encodeResponse(aPage({ headers, status: 404 }));
  await compressThoroughly(entry);
  server = createServer((req, res) => encodeAndSend(req, res, req.url === "/missing" ? missing : entry));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => server.close());

type Answer = { status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer };

function call(headers: Record<string, string>, method = "GET", path = "/"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const client = request({ port, host: "127.0.0.1", path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    client.on("error", reject);
    client.end();
  });
}

test("a browser gets brotli, an older client gzip, a plain one plain text", async () => {
  const modern = await call({ "accept-encoding": "gzip, deflate, br, zstd" });
  const older = await call({ "accept-encoding": "gzip;q=0.8, deflate" });
  const plain = await call({});
  expect([modern, older, plain].map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", undefined]);
  expect(brotliDecompressSync(modern.body).toString()).toBe(longText);
  expect(gunzipSync(older.body).toString()).toBe(longText);
  expect(plain.body.toString()).toBe(longText);
  expect([modern, older, plain].map(({ headers }) => headers.vary)).toEqual(Array(3).fill("Accept-Encoding"));
});

test("until a page is compressed thoroughly, a browser gets the quickly compressed one", async () => {
  const { status, headers, body } = await call({ "accept-encoding": "br, gzip" }, "GET", "/missing");
  expect([status, headers["content-encoding"], headers.etag]).toEqual([404, "br", expect.stringMatching(/-quickbr"$/)]);
  expect(brotliDecompressSync(body).toString()).toBe(longText);
});

test("a client that has the page in any encoding gets 304", async () => {
  const hash = entry.etag.slice(1, -1);
  for (const tag of [`"${hash}"`, `"${hash}-br"`, `"${hash}-quickbr"`, `W/"${hash}-gzip"`, `"other", "${hash}-br"`]) {
    const response = await call({ "if-none-match": tag, "accept-encoding": "gzip" });
    expect([response.status, response.body.length, response.headers["content-length"]]).toEqual([304, 0, undefined]);
    expect(response.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(tag).toContain(response.headers.etag);
  }
  expect((await call({ "if-none-match": "*" })).status).toBe(304);
});

test("another tag, or a page that is not there, is sent in full", async () => {
  expect((await call({ "if-none-match": `"other"` })).status).toBe(200);
  expect((await call({ "if-none-match": missing.etag }, "GET", "/missing")).status).toBe(404);
});

test("HEAD returns the page's length and no body", async () => {
  const response = await call({}, "HEAD");
  expect([response.status, response.headers["content-length"], response.body.length]).toEqual([
    200,
    String(Buffer.byteLength(longText)),
    0,
  ]);
});
