import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { ReplyHeaders, RequestContext } from "#kit/graphql/context.ts";
import { comesFromElsewhere } from "#kit/graphql/cross-origin.ts";
import { collectHeaders } from "#kit/graphql/reply-headers.ts";
import { largestPhoto, photoPath } from "#modules/returns/contract/constants.ts";
import { ownPhoto, type PhotoRefused, type StorePhotoDeps, storePhoto } from "#modules/returns/server/index.ts";

export type ReturnPhotosDeps = {
  readonly photos: StorePhotoDeps;
  readonly publicUrl: string;
  contextOf(request: FastifyRequest, reply: ReplyHeaders): Promise<RequestContext>;
};

const statusOf: Readonly<Record<PhotoRefused["code"], number>> = {
  NOT_FOUND: 404,
  NOT_A_PICTURE: 415,
  TOO_MANY_PIXELS: 413,
  BUSY: 503,
  TOO_MANY_WAITING: 429,
  RATE_LIMITED: 429,
  MALWARE_FOUND: 422,
  SCANNER_UNAVAILABLE: 503,
};

/** Retry-After when a picture could not be scanned. */
const scannerPauseSeconds = 60;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Pictures of returned items: uploaded one at a time as raw bytes, and readable by their owner only. No cache stores them, and the
 * address alone gives no access.
 */
export const returnPhotos =
  ({ photos, publicUrl, contextOf }: ReturnPhotosDeps): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    // A body that is announced or turns out to be too large is refused while it arrives.
    app.addContentTypeParser(/^image\//, { parseAs: "buffer", bodyLimit: largestPhoto }, (_request, body, done) =>
      done(null, body),
    );

    /** Resolves the caller; cookies set meanwhile go out with the response. */
    const askedBy = async (request: FastifyRequest, reply: FastifyReply) => {
      const headers = collectHeaders();
      const context = await contextOf(request, headers);
      for (const cookie of headers.cookies) reply.header("set-cookie", cookie);
      reply.header("cache-control", "no-store");
      return context;
    };

    app.post<{ Querystring: { order?: string } }>(photoPath, { bodyLimit: largestPhoto }, async (request, reply) => {
      const { origin, host = "" } = request.headers;
      const site = request.headers["sec-fetch-site"];
      const secFetchSite = typeof site === "string" ? site : undefined;
      if (comesFromElsewhere({ origin, secFetchSite, host }, [publicUrl])) return reply.code(403).send();
      const context = await askedBy(request, reply);
      const sent = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const stored = await storePhoto(photos, context, { orderCode: String(request.query.order ?? ""), sent });
      if (stored.ok) return reply.code(201).send({ id: stored.value.id });
      const { error } = stored;
      if (error.code === "MALWARE_FOUND") context.refused?.({ operation: "returnPhoto", code: error.code });
      if (error.code === "SCANNER_UNAVAILABLE") reply.header("retry-after", String(scannerPauseSeconds));
      if (error.code === "RATE_LIMITED") reply.header("retry-after", String(error.retryAfterSeconds));
      return reply.code(statusOf[error.code]).send({ errorCode: error.code });
    });

    app.get<{ Params: { id: string } }>(`${photoPath}/:id`, async (request, reply) => {
      const context = await askedBy(request, reply);
      const { caller } = context;
      const owner =
        caller.kind === "member"
          ? `member:${caller.userCode}`
          : caller.kind === "guest"
            ? `guest:${caller.guestId}`
            : null;
      const { id } = request.params;
      const content = owner !== null && uuid.test(id) ? await ownPhoto(photos.database.kysely, id, owner) : null;
      if (!content) return reply.code(404).send();
      return reply
        .headers({
          "content-type": "image/jpeg",
          "content-disposition": "inline",
          "content-security-policy": "sandbox",
        })
        .send(content);
    });
  };
