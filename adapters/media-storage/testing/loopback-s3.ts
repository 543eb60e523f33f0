import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll } from "vitest";
import type { Clock } from "#kit/core/clock.ts";

type Account = { readonly keyId: string; readonly secret: string; readonly region: string; readonly clock: Clock };

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** AWS refuses older requests. */
const longestAgeMs = 15 * 60 * 1000;

/** Why a request is refused, or null. Written from the description of Signature Version 4, apart from the client's code. */
function signatureProblem(request: IncomingMessage, body: Buffer, { keyId, secret, region, clock }: Account) {
  const { authorization = "", "x-amz-date": date, "x-amz-content-sha256": declared } = request.headers;
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  if (!parts || typeof date !== "string" || typeof declared !== "string") return "AccessDenied";
  const [, key, day = "", where = "", names = "", signature = ""] = parts;
  if (key !== keyId || where !== region) return "InvalidAccessKeyId";
  if (!date.startsWith(day)) return "AuthorizationHeaderMalformed";
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (!(Math.abs(clock.now().getTime() - at) <= longestAgeMs)) return "RequestTimeTooSkewed";
  if (!names.split(";").includes("host") || !names.split(";").includes("x-amz-content-sha256")) return "AccessDenied";
  if (declared !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const url = new URL(request.url ?? "", "http://host");
  const query = [...url.searchParams].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).sort();
  const headers = names.split(";").map((name) => `${name}:${String(request.headers[name] ?? "").trim()}\n`);
  const canonical = [request.method, url.pathname, query.join("&"), headers.join(""), names, declared].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", date, scope, sha256(canonical)].join("\n");
  const signingKey = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), "s3"), "aws4_request");
  const right = hmac(signingKey, text);
  return timingSafeEqual(right, Buffer.from(signature, "hex")) ? null : "SignatureDoesNotMatch";
}

/** An S3-compatible store on the loopback address with one bucket, `shop-media`. It checks every signature. */
export async function loopbackS3(account: Account) {
  const stored = new Map<string, { content: Buffer; type: string }>();
  const seen: { method: string; path: string; refused: string | null }[] = [];
  let reply: "usual" | number | "hang" = "usual";
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const path = new URL(request.url ?? "", "http://host").pathname;
    const refused = signatureProblem(request, body, account);
    seen.push({ method: request.method ?? "", path, refused });
    if (reply === "hang") return;
    if (reply !== "usual") return void response.writeHead(reply).end("<Error/>");
    if (refused) return void response.writeHead(403).end(`<Error><Code>${refused}</Code></Error>`);
    if (!path.startsWith("/shop-media/"))
      return void response.writeHead(404).end("<Error><Code>NoSuchBucket</Code></Error>");
    if (request.method === "PUT") {
      if (request.headers["content-length"] === undefined) return void response.writeHead(411).end();
      stored.set(path, { content: body, type: request.headers["content-type"] ?? "" });
      return void response.writeHead(200).end();
    }
    if (request.method === "DELETE") {
      stored.delete(path);
      return void response.writeHead(204).end();
    }
    const found = stored.get(path);
    if (!found) return void response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
    if (!range) return void response.writeHead(200, { "content-type": found.type }).end(found.content);
    const [from, to] = [Number(range[1]), Math.min(Number(range[2]), found.content.length - 1)];
    const headers = { "content-range": `bytes ${from}-${to}/${found.content.length}` };
    response.writeHead(206, headers).end(found.content.subarray(from, to + 1));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  afterAll(close);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop-media`,
    stored,
    seen,
    /** What the store answers from now on: as usual, a status, or nothing at all. */
    answerWith(next: typeof reply) {
      reply = next;
    },
    close,
  };
}
