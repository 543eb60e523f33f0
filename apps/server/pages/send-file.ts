import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";

type FileParts = { readonly headers: readonly (readonly [string, string])[]; readonly cookies: readonly string[] };

/**
 * Sends a file as it is made: memory does not grow with its length. A failure while sending aborts the connection, so that no client
 * takes a part for the whole. A reader who goes away is no failure.
 */
export async function sendFile(
  response: ServerResponse,
  body: ReadableStream<Uint8Array>,
  { headers, cookies }: FileParts,
): Promise<void> {
  for (const cookie of cookies) response.appendHeader("set-cookie", cookie);
  for (const [name, value] of headers) response.setHeader(name, value);
  try {
    await pipeline(Readable.fromWeb(body as NodeReadableStream), response);
  } catch (problem) {
    if ((problem as { code?: unknown }).code !== "ERR_STREAM_PREMATURE_CLOSE") throw problem;
  }
}
