import { type ClientRequestArgs, request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { fail, ok, type Result } from "../core/result.ts";
import { type CheckedTarget, checkedTarget, pinnedLookup } from "./checked-target.ts";
import { isLoopbackAddress, isPublicAddress } from "./public-address.ts";

export type PostProblem = { readonly code: "INVALID_URL" | "NOT_PUBLIC" | "UNREACHABLE" | "TIMED_OUT" };

/** The answer of a receiver: its status, and the beginning of its body as text. */
export type PostAnswer = { readonly status: number; readonly body: string };

export type PublicPost = {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** From the lookup of the name to the last byte that is read. */
  readonly timeoutMs: number;
  /** How much of the answer is read. */
  readonly mostBytes: number;
  /** Plain http and this machine, for tests and development. */
  readonly allowsLoopback: boolean;
};

/** Whether the form of an address is one that `postPublic` accepts; its host is checked when it is connected to. */
export function isPostAddress(address: string, allowsLoopback: boolean): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.username !== "" || url.password !== "") return false;
  return url.protocol === "https:" || (allowsLoopback && url.protocol === "http:");
}

/**
 * Posts to an untrusted address: over https, to hosts of the public internet alone, checked at the moment of the connection. A
 * redirect is an answer like any other and is not followed.
 */
export async function postPublic(address: string, post: PublicPost): Promise<Result<PostAnswer, PostProblem>> {
  const { allowsLoopback } = post;
  if (!isPostAddress(address, allowsLoopback)) return fail({ code: "INVALID_URL" });
  const url = new URL(address);
  const timeout = AbortSignal.timeout(post.timeoutMs);
  try {
    const target = await Promise.race([
      checkedTarget(
        url,
        (one) => (url.protocol === "https:" && isPublicAddress(one)) || (allowsLoopback && isLoopbackAddress(one)),
      ),
      aborted(timeout),
    ]);
    if (!target.ok) return target;
    const response = await send(url, target.value, post, timeout);
    return ok({ status: response.statusCode ?? 0, body: await readStart(response, post.mostBytes) });
  } catch {
    return fail({ code: timeout.aborted ? "TIMED_OUT" : "UNREACHABLE" });
  }
}

/** A lookup cannot be aborted: it is left alone. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

function send(url: URL, target: CheckedTarget, post: PublicPost, signal: AbortSignal): Promise<IncomingMessage> {
  const options: ClientRequestArgs = {
    method: "POST",
    port: target.port,
    signal,
    // A connection of its own: one from a pool would have been checked earlier.
    agent: false,
    headers: { ...post.headers, "content-length": Buffer.byteLength(post.body) },
    lookup: pinnedLookup(target),
  };
  return new Promise((resolve, reject) => {
    const request = url.protocol === "https:" ? httpsRequest(url, options) : httpRequest(url, options);
    request.once("response", resolve);
    request.once("error", reject);
    request.end(post.body);
  });
}

/** The first bytes as text; the connection is closed when there are more. */
async function readStart(response: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= most) break;
  }
  return Buffer.concat(chunks).subarray(0, most).toString("utf8");
}
