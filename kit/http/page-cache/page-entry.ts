import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { bodyOf, type ReadyAnswer, readyAnswer } from "../ready-answer.ts";
import type { Encoding } from "./accept-encoding.ts";

/** A page as the renderer hands it over. */
export type RenderedPage = {
  readonly status: number;
  readonly headers: Iterable<readonly [string, string]>;
  readonly body: string | Uint8Array;
  /** What the page shows; clearing any of these names throws it away. */
  readonly tags: readonly string[];
  readonly freshSeconds: number;
  /** How much longer it may be shown while it is rendered anew. */
  readonly staleSeconds: number;
};

/** One coding of a page: the whole answer, and its headers in flat form for when Node has to write the head. */
export type PageVariant = { readonly headers: string[]; readonly ready: ReadyAnswer };

export const bytesOf = ({ ready }: PageVariant): Buffer => bodyOf(ready);

/**
 * A finished answer. What every browser takes is squeezed quickly at first and thoroughly later, in the background; gzip
 * is made when somebody first asks for it.
 */
export type PageEntry = {
  readonly status: number;
  /** Strong, of the body; each coding sends it with its own ending. */
  readonly etag: string;
  /** Flat headers that every coding sends, and those that a "not modified" answer repeats. */
  readonly headers: readonly string[];
  readonly notModified: readonly string[];
  readonly variants: { readonly identity: PageVariant; gzip?: PageVariant; br?: PageVariant };
  /** Whether the body is of a kind and size that squeezing makes smaller. */
  readonly squeezable: boolean;
  /** Whether that has been done thoroughly: an entry that is shown again need not be squeezed again. */
  squeezed: boolean;
};

/** A page that is ready to be sent and kept. */
export type FinishedPage = Pick<RenderedPage, "tags" | "freshSeconds" | "staleSeconds"> & { readonly entry: PageEntry };

const compressible = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml|javascript|manifest))/i;
const smallestWorthCompressing = 512;
// A fifth less work than the usual 6 for less than a hundredth more bytes.
const gzipLevel = 5;
// A home page of 206 kB: 2.7 ms and 22.7 kB; 26.2 kB at level 1, which takes 2.2 ms.
const quickBrotli = 4;
// 72 ms and 19.2 kB. Level 11 takes four times as long for 0.7 kB less: too much while orders change what pages show.
const thoroughBrotli = 10;
// Set for each coding, or meaningless for an answer that is kept.
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

/** Prepares a rendered page for sending. Throws on a page that sets a cookie: a kept page belongs to nobody. */
export async function buildEntry(page: RenderedPage): Promise<PageEntry> {
  const headers = [...page.headers].map(([name, value]) => [name.toLowerCase(), value] as const);
  if (headers.some(([name]) => name === "set-cookie")) throw new Error("a page that sets a cookie cannot be kept");
  const body = typeof page.body === "string" ? Buffer.from(page.body) : page.body;
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 27);
  const type = headers.find(([name]) => name === "content-type")?.[1] ?? "";
  const squeezable = compressible.test(type) && body.length >= smallestWorthCompressing;

  const kept = headers.filter(([name]) => !setHere.has(name));
  kept.push(["vary", varyOf(headers)]);
  const shared = kept.flat();
  return {
    status: page.status,
    etag: `"${hash}"`,
    headers: shared,
    notModified: kept.filter(([name]) => name === "vary" || sentWith304.has(name)).flat(),
    variants: {
      identity: variant(page.status, shared, tagged(hash, "identity"), body),
      ...(squeezable
        ? { br: variant(page.status, shared, tagged(hash, "br", "quick"), await brotli(body, quickBrotli)) }
        : {}),
    },
    squeezable,
    squeezed: false,
  };
}

/** Adds the coding of older clients to an entry that has none yet. */
export async function addGzip(entry: PageEntry): Promise<void> {
  if (!entry.squeezable || entry.variants.gzip) return;
  const bytes = await gzipAsync(bytesOf(entry.variants.identity), { level: gzipLevel });
  entry.variants.gzip = variant(entry.status, entry.headers, tagged(hashOf(entry), "gzip"), bytes);
}

/** Exchanges the quick coding for the smallest one, which takes long. */
export async function squeeze(entry: PageEntry): Promise<void> {
  if (!entry.squeezable || entry.squeezed) return;
  const bytes = await brotli(bytesOf(entry.variants.identity), thoroughBrotli);
  entry.variants.br = variant(entry.status, entry.headers, tagged(hashOf(entry), "br"), bytes);
  entry.squeezed = true;
}

const brotli = (body: Uint8Array, quality: number): Promise<Buffer> =>
  brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** The same page rendered anew: nothing a client can see has changed. */
export function sameAnswer(first: PageEntry, second: PageEntry): boolean {
  return (
    first.status === second.status &&
    first.etag === second.etag &&
    first.headers.join("\n") === second.headers.join("\n")
  );
}

/** Bytes an entry holds: every coding and every header. */
export function entryBytes(entry: PageEntry): number {
  let bytes = 0;
  const { identity, br, gzip: gzipped } = entry.variants;
  // Gzip may still come: its room is counted before, cautiously.
  if (entry.squeezable && !gzipped) bytes += bytesOf(identity).length >> 2;
  for (const variant of [identity, br, gzipped]) {
    if (!variant) continue;
    bytes += variant.ready.bytes.length;
    for (const text of variant.headers) bytes += text.length;
  }
  return bytes;
}

const hashOf = ({ etag }: PageEntry): string => etag.slice(1, -1);

/** Different bytes need a different strong validator. */
function tagged(hash: string, encoding: Encoding, how = ""): string[] {
  if (encoding === "identity") return ["etag", `"${hash}"`];
  return ["etag", `"${hash}-${how}${encoding}"`, "content-encoding", encoding];
}

function variant(status: number, shared: readonly string[], own: readonly string[], body: Uint8Array): PageVariant {
  const headers = [...shared, ...own, "content-length", String(body.length)];
  return { headers, ready: readyAnswer(status, headers, body) };
}

function varyOf(headers: readonly (readonly [string, string])[]): string {
  const named = headers.filter(([name]) => name === "vary").flatMap(([, value]) => value.split(","));
  const names = named.map((name) => name.trim()).filter((name) => name && name.toLowerCase() !== "accept-encoding");
  return ["Accept-Encoding", ...names].join(", ");
}
