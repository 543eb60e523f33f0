import { type ClientRequestArgs, request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { fail, ok, type Result } from "../core/result.ts";
import { type CheckedTarget, checkedTarget, pinnedLookup } from "./checked-target.ts";
import { isPublicAddress } from "./public-address.ts";

export type FetchProblem = {
  readonly code:
    | "INVALID_URL"
    | "NOT_PUBLIC"
    | "UNREACHABLE"
    | "REFUSED"
    | "TOO_LARGE"
    | "TIMED_OUT"
    | "TOO_MANY_REDIRECTS";
};

export type FetchedFile = { readonly bytes: Buffer; readonly contentType: string; readonly url: string };

export type PublicFetchOptions = {
  readonly mostBytes: number;
  readonly timeoutMs: number;
  readonly accept?: string;
  /** Whether a connection to this address may be made; tests with servers on the loopback address allow those. */
  readonly isAllowed?: (address: string, port: number) => boolean;
};

const mostRedirects = 3;
const webPorts = [80, 443];
const isWebAddress = (address: string, port: number) => webPorts.includes(port) && isPublicAddress(address);

/**
 * Gets a file from an untrusted address. Each host is resolved once and connected to by the checked address, so that
 * neither a private name, nor a redirect, nor a name that resolves differently the second time leads into our own network.
 */
export async function fetchPublic(
  address: string,
  options: PublicFetchOptions,
): Promise<Result<FetchedFile, FetchProblem>> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  let url = address;
  try {
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const step = await fetchOnce(url, options, timeout);
      if (!step.ok) return step;
      if ("bytes" in step.value) return ok(step.value);
      url = new URL(step.value.location, url).href;
    }
    return fail({ code: "TOO_MANY_REDIRECTS" });
  } catch {
    return fail({ code: timeout.aborted ? "TIMED_OUT" : "UNREACHABLE" });
  }
}

type Step = Result<FetchedFile | { readonly location: string }, FetchProblem>;

async function fetchOnce(address: string, options: PublicFetchOptions, signal: AbortSignal): Promise<Step> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !["http:", "https:"].includes(url.protocol) || url.username !== "" || url.password !== "") {
    return fail({ code: "INVALID_URL" });
  }
  const target = await checkedTarget(url, options.isAllowed ?? isWebAddress);
  if (!target.ok) return target;
  const response = await send(url, { signal, target: target.value, accept: options.accept ?? "*/*" });
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    response.destroy();
    return ok({ location: headers.location });
  }
  if (statusCode !== 200) {
    response.destroy();
    return fail({ code: "REFUSED" });
  }
  const bytes = await readUpTo(response, options.mostBytes);
  return bytes ? ok({ bytes, contentType: headers["content-type"] ?? "", url: url.href }) : fail({ code: "TOO_LARGE" });
}

function send(
  url: URL,
  input: { readonly signal: AbortSignal; readonly target: CheckedTarget; readonly accept: string },
): Promise<IncomingMessage> {
  const { signal, target, accept } = input;
  const options: ClientRequestArgs = {
    port: target.port,
    signal,
    headers: { accept, "user-agent": "shop-import" },
    lookup: pinnedLookup(target),
  };
  return new Promise((resolve, reject) => {
    const request = url.protocol === "https:" ? httpsRequest(url, options) : httpRequest(url, options);
    request.once("response", resolve);
    request.once("error", reject);
    request.end();
  });
}

async function readUpTo(response: IncomingMessage, most: number): Promise<Buffer | null> {
  if (Number(response.headers["content-length"] ?? 0) > most) {
    response.destroy();
    return null;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) {
      response.destroy();
      return null;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
