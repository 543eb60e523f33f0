import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Ids } from "#kit/core/ids.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";

/** An uploaded file on this machine's disk. `remove` deletes it. */
export type ReceivedFile = {
  readonly path: string;
  readonly bytes: number;
  /** SHA-256, base64url. */
  readonly hash: string;
  /** The first bytes. */
  readonly head: Buffer;
  remove(): Promise<void>;
};

class TooLarge extends Error {}

const headBytes = 64;

/** Streams a body to a temporary file, so that a large video is not held in memory. */
export async function receiveFile(
  body: Readable,
  { folder, ids, most }: { readonly folder: string; readonly ids: Ids; readonly most: number },
): Promise<Result<ReceivedFile, { readonly code: "TOO_LARGE" }>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${ids.uuid()}.part`);
  const remove = () => rm(path, { force: true });
  const hash = createHash("sha256");
  let bytes = 0;
  let head = Buffer.alloc(0);
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most) return done(new TooLarge());
      if (head.length < headBytes) head = Buffer.concat([head, chunk]).subarray(0, headBytes);
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(body, watch, createWriteStream(path));
  } catch (problem) {
    await remove();
    if (problem instanceof TooLarge) return fail({ code: "TOO_LARGE" });
    throw problem;
  }
  return ok({ path, bytes, hash: hash.digest("base64url"), head, remove });
}
