import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsV4Signer } from "aws4fetch";
import type { Clock } from "#kit/core/clock.ts";
import { fail, ok } from "#kit/core/result.ts";
import { isStorageKey, type MediaStorage } from "#modules/media/server/ports/media-storage.ts";

export type S3Settings = {
  /** The bucket's address, with a folder in it where wanted. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  /** For the beginning of an answer; a file may take longer to arrive. */
  readonly timeoutMs: number;
  /** For a whole file on its way there. */
  readonly uploadTimeoutMs: number;
  readonly clock: Clock;
  /** Called with the status of an answer that was not expected, or the error; never with the request. */
  readonly onProblem: (problem: string) => void;
};

/** SHA-256 of nothing. */
const emptyHash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

type Call = {
  readonly method: "GET" | "PUT" | "DELETE";
  readonly key: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Blob;
  readonly sha256?: string;
};

/** Any store that speaks the S3 protocol. Requests are signed (AWS Signature Version 4), the content's hash included. */
export function s3Storage(settings: S3Settings): MediaStorage {
  const { region, keyId, secret, clock, onProblem } = settings;
  const base = settings.url.replace(/\/+$/, "");

  async function call({ method, key, headers = {}, body, sha256 = emptyHash }: Call): Promise<Response | null> {
    if (!isStorageKey(key)) throw new RangeError(`no storage key: ${key}`);
    const signed = await new AwsV4Signer({
      method,
      url: `${base}/${key}`,
      headers: { ...headers, "x-amz-content-sha256": sha256 },
      accessKeyId: keyId,
      secretAccessKey: secret,
      service: "s3",
      region,
      datetime: clock
        .now()
        .toISOString()
        .replace(/[:-]|\.\d{3}/g, ""),
    }).sign();
    const given = new AbortController();
    const timer = setTimeout(() => given.abort(), body ? settings.uploadTimeoutMs : settings.timeoutMs);
    try {
      const { url, headers: all } = signed;
      return await fetch(url, { method, headers: all, body: body ?? null, redirect: "error", signal: given.signal });
    } catch (problem) {
      onProblem(problem instanceof Error ? problem.message : "unknown");
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Reads the rest of an answer, so that its connection can be used again. */
  async function finished(response: Response | null, expected: readonly number[]): Promise<boolean> {
    if (response === null) return false;
    await response.arrayBuffer().catch(() => undefined);
    if (expected.includes(response.status)) return true;
    onProblem(`status ${response.status}`);
    return false;
  }

  return {
    async put({ key, content, type, sha256 }) {
      const headers = { "content-type": type };
      const done = await finished(await call({ method: "PUT", key, headers, body: content, sha256 }), [200, 201, 204]);
      return done ? ok(undefined) : fail({ code: "UNAVAILABLE" });
    },
    async read({ key, range }) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.from}-${range.to}` } : {};
      const response = await call({ method: "GET", key, headers });
      if (response?.status === (range ? 206 : 200)) {
        return ok(response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]));
      }
      if (response?.status === 404 && (await finished(response, [404]))) return fail({ code: "NOT_FOUND" });
      await finished(response, []);
      return fail({ code: "UNAVAILABLE" });
    },
    async remove({ key }) {
      const done = await finished(await call({ method: "DELETE", key }), [200, 204, 404]);
      return done ? ok(undefined) : fail({ code: "UNAVAILABLE" });
    },
  };
}
