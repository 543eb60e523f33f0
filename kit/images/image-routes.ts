import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ImageFailure, ImageService } from "./image-service.ts";
import type { ImageFormat } from "./image-url.ts";
import { type ImageRefusal, parseImagePath } from "./parse-image-path.ts";

const contentTypes: Record<ImageFormat, string> = {
  webp: "image/webp",
  avif: "image/avif",
  jpg: "image/jpeg",
  png: "image/png",
};

const results: Record<ImageRefusal["code"] | ImageFailure["code"], { status: number; text: string }> = {
  BAD_PATH: { status: 400, text: "Ask for /img/w{width}/{name}.{format} or /img/share/{name}.jpg" },
  BAD_WIDTH: { status: 400, text: "This width is not offered" },
  BAD_FORMAT: { status: 400, text: "This format is not offered" },
  BAD_NAME: { status: 400, text: "This is not a picture name" },
  NOT_FOUND: { status: 404, text: "No such picture" },
  UNREADABLE: { status: 404, text: "No such picture" },
  BUSY: { status: 503, text: "Busy, please try again" },
};

const forAYear = "public, max-age=31536000, immutable";
const forAMoment = "public, max-age=300";

/** Serves `/img/*` (GET and HEAD). The format is part of the address, so answers vary by nothing else. */
export async function imageRoutes(app: FastifyInstance, { images }: { images: ImageService }): Promise<void> {
  app.get("/img/*", async (request, reply) => {
    // The raw address: the router's copy is already decoded, and decoding enables path tricks.
    const [path = "", query = ""] = request.raw.url?.split("?", 2) ?? [];
    const wanted = parseImagePath(path);
    if (!wanted.ok) return refuse(reply, wanted.error.code);
    const askedVersion = new URLSearchParams(query).get("v");
    const found = await images.find(wanted.value, askedVersion);
    if (!found.ok) return refuse(reply, found.error.code);

    const etag = `"${found.value.tag}"`;
    const exact = askedVersion === found.value.version;
    const caching = exact ? forAYear : forAMoment;
    if (alreadyHas(request, etag)) return reply.code(304).headers({ etag, "cache-control": caching }).send();

    const bytes = await found.value.bytes();
    if (!bytes.ok) {
      if (bytes.error.code === "UNREADABLE") request.log.warn({ picture: wanted.value.name }, "unreadable picture");
      return refuse(reply, bytes.error.code);
    }
    const type = contentTypes[wanted.value.format];
    return reply.type(type).headers({ etag, "cache-control": caching }).send(bytes.value);
  });
}

function alreadyHas(request: FastifyRequest, etag: string): boolean {
  const tags = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  return tags.includes(etag) || tags.includes("*");
}

function refuse(reply: FastifyReply, code: keyof typeof results) {
  const { status, text } = results[code];
  if (status === 503) reply.header("retry-after", "1");
  return reply.code(status).header("cache-control", "no-store").type("text/plain; charset=utf-8").send(text);
}
