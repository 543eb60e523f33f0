import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { bodyOf, type PrebuiltResponse, prebuildResponse } from "../prebuilt-response.ts";
import type { Encoding } from "./accept-encoding.ts";

/** A page as the renderer hands it over. */
export type RenderedPage = {
  readonly status: number;
  readonly headers: Iterable<readonly [string, string]>;
  readonly body: string | Uint8Array;
  /** The tags of what the page shows; clearing one of them invalidates the page. */
  readonly tags: readonly string[];
  readonly freshSeconds: number;
  /** How much longer it may be served while it is rendered again. */
  readonly staleSeconds: number;
};

/** One content coding of a page: the whole response, and its headers in flat form for when Node has to write the head. */
export type EncodedVariant = { readonly headers: string[]; readonly ready: PrebuiltResponse };

export const bytesOf = ({ ready }: EncodedVariant): Buffer => bodyOf(ready);

/**
 * A finished page with its content codings. Brotli is compressed quickly at first and thoroughly later, in the background;
 * gzip is made for the first client that requests it.
 */
export type EncodedResponse = {
  readonly status: number;
  /** Strong, of the body; each coding sends it with its own ending. */
  readonly etag: string;
  /** Flat headers that every coding sends, and those that a "not modified" answer repeats. */
  readonly headers: readonly string[];
  readonly notModified: readonly string[];
  readonly variants: { readonly identity: EncodedVariant; gzip?: EncodedVariant; br?: EncodedVariant };
  /** Whether the body is of a kind and size that compression makes smaller. */
  readonly compressible: boolean;
  /** Whether brotli has its final quality: an entry that is served again need not be compressed again. */
  thoroughlyCompressed: boolean;
};

const compressible = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml|javascript|manifest))/i;
const smallestWorthCompressing = 512;
// A fifth less work than the usual 6 for less than a hundredth more bytes.
const gzipLevel = 5;
// A home page of 206 kB: 2.7 ms and 22.7 kB; 26.2 kB at level 1, which takes 2.2 ms.
const quickBrotli = 4;
// 72 ms and 19.2 kB. Level 11 takes four times as long for 0.7 kB less: too much while orders change what pages show.
const thoroughBrotli = 10;
// Set for each coding, or meaningless in a cached response.
const setHere = new Set([
  "etag",
  "vary",
  "content-length",
  "content-encoding",
  "transfer-encoding",
  "connection",
  "date",
]);
const sentWith304 = new Set(["cache-control", "content-location", "expires", "content-security-policy"]);

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Prepares a rendered page for sending. Throws on a page that sets a cookie: a cached page is for everyone. */
export async function encodeResponse(page: RenderedPage): Promise<EncodedResponse> {
  const headers = [...page.headers].map(([name, value]) => [name.toLowerCase(), value] as const);
  if (headers.some(([name]) => name === "set-cookie")) throw new Error("a page that sets a cookie cannot be cached");
  const body = typeof page.body === "string" ? Buffer.from(page.body) : page.body;
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 27);
  const type = headers.find(([name]) => name === "content-type")?.[1] ?? "";
  const isCompressible = compressible.test(type) && body.length >= smallestWorthCompressing;

  const others = headers.filter(([name]) => !setHere.has(name));
  others.push(["vary", varyOf(headers)]);
  const shared = others.flat();
  return {
    status: page.status,
    etag: `"${hash}"`,
    headers: shared,
    notModified: others.filter(([name]) => name === "vary" || sentWith304.has(name)).flat(),
    variants: {
      identity: variant(page.status, shared, tagged(hash, "identity"), body),
      ...(isCompressible
        ? { br: variant(page.status, shared, tagged(hash, "br", "quick"), await brotli(body, quickBrotli)) }
        : {}),
    },
    compressible: isCompressible,
    thoroughlyCompressed: false,
  };
}

/** Adds the coding of older clients to an entry that has none yet. */
export async function addGzip(entry: EncodedResponse): Promise<void> {
  if (!entry.compressible || entry.variants.gzip) return;
  const bytes = await gzipAsync(bytesOf(entry.variants.identity), { level: gzipLevel });
  entry.variants.gzip = variant(entry.status, entry.headers, tagged(hashOf(entry), "gzip"), bytes);
}

/** Replaces the quick brotli by the smallest one, which takes long. */
export async function compressThoroughly(entry: EncodedResponse): Promise<void> {
  if (!entry.compressible || entry.thoroughlyCompressed) return;
  const bytes = await brotli(bytesOf(entry.variants.identity), thoroughBrotli);
  entry.variants.br = variant(entry.status, entry.headers, tagged(hashOf(entry), "br"), bytes);
  entry.thoroughlyCompressed = true;
}

const brotli = (body: Uint8Array, quality: number): Promise<Buffer> =>
  brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** Whether nothing a client can see differs between two renders. */
export function isSameResponse(first: EncodedResponse, second: EncodedResponse): boolean {
  return (
    first.status === second.status &&
    first.etag === second.etag &&
    first.headers.join("\n") === second.headers.join("\n")
  );
}

/** Bytes an entry holds: every coding and every header. */
export function encodedBytes(entry: EncodedResponse): number {
  let bytes = 0;
  const { identity, br, gzip: gzipped } = entry.variants;
  // Gzip may still come: its room is counted before, cautiously.
  if (entry.compressible && !gzipped) bytes += bytesOf(identity).length >> 2;
  for (const variant of [identity, br, gzipped]) {
    if (!variant) continue;
    bytes += variant.ready.bytes.length;
    for (const text of variant.headers) bytes += text.length;
  }
  return bytes;
}

const hashOf = ({ etag }: EncodedResponse): string => etag.slice(1, -1);

/** Different bytes need a different strong validator. */
function tagged(hash: string, encoding: Encoding, how = ""): string[] {
  if (encoding === "identity") return ["etag", `"${hash}"`];
  return ["etag", `"${hash}-${how}${encoding}"`, "content-encoding", encoding];
}

function variant(status: number, shared: readonly string[], own: readonly string[], body: Uint8Array): EncodedVariant {
  const headers = [...shared, ...own, "content-length", String(body.length)];
  return { headers, ready: prebuildResponse(status, headers, body) };
}

function varyOf(headers: readonly (readonly [string, string])[]): string {
  const named = headers.filter(([name]) => name === "vary").flatMap(([, value]) => value.split(","));
  const names = named.map((name) => name.trim()).filter((name) => name && name.toLowerCase() !== "accept-encoding");
  return ["Accept-Encoding", ...names].join(", ");
}
