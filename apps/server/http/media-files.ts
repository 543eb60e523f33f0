import { Readable } from "node:stream";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { fileVersion, type MediaIndex, type MediaStorage } from "#modules/media/server/index.ts";
import { readRange } from "./byte-range.ts";

type Address = { Params: { id: string; file: string }; Querystring: { v?: unknown } };

const forAYear = "public, max-age=31536000, immutable";
const forAMoment = "public, max-age=300";

/**
 * Serves files of the media library as they are stored, `/media/{id}/{name}`: videos, by ranges where a player requests them, and
 * originals of pictures. Pages show pictures through `/img` instead.
 */
export const mediaFiles =
  ({ index, storage }: { readonly index: MediaIndex; readonly storage: MediaStorage }): FastifyPluginAsync =>
  async (app) => {
    const absent = (reply: FastifyReply, status: 404 | 503) => {
      if (status === 503) reply.header("retry-after", "2");
      return reply
        .code(status)
        .header("cache-control", "no-store")
        .type("text/plain; charset=utf-8")
        .send("No such file");
    };

    app.get<Address>("/media/:id/:file", async (request, reply) => {
      const { id, file: name } = request.params;
      const requested = typeof request.query.v === "string" ? request.query.v : null;
      const file = await index.find(`media/${id}/${name}`, requested);
      if (!file || file.path !== `/media/${id}/${name}`) return absent(reply, 404);
      const version = fileVersion(file.hash);
      const etag = `"${version}"`;
      reply.headers({
        etag,
        "accept-ranges": "bytes",
        "cache-control": requested === version ? forAYear : forAMoment,
        // A browser that opens a file runs no script in it.
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      });
      if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
      // A range of another version would be glued to the wrong bytes.
      const isSame = request.headers["if-range"] === undefined || request.headers["if-range"] === etag;
      const range = isSame ? readRange(request.headers.range, file.bytes) : null;
      if (range === "unsatisfiable") return reply.code(416).header("content-range", `bytes */${file.bytes}`).send();
      reply.type(file.type).header("content-length", String(range ? range.to - range.from + 1 : file.bytes));
      if (range) reply.code(206).header("content-range", `bytes ${range.from}-${range.to}/${file.bytes}`);
      // An empty stream: without a body Fastify would set the length to 0.
      if (request.method === "HEAD") return reply.send(Readable.from([]));
      const read = await storage.read({ key: file.key, range: range ?? undefined });
      if (read.ok) return reply.send(read.value);
      for (const header of ["content-length", "content-range", "etag", "accept-ranges"]) reply.removeHeader(header);
      return absent(reply, read.error.code === "NOT_FOUND" ? 404 : 503);
    });
  };
