import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { RequestContext } from "#kit/graphql/context.ts";
import { comesFromElsewhere } from "#kit/graphql/cross-origin.ts";
import { collectHeaders } from "#kit/graphql/reply-headers.ts";
import { largestVideo, uploadPath } from "#modules/media/contract/constants.ts";
import {
  addMedia,
  itemOnWire,
  type MediaDeps,
  type ReceivedFile,
  receiveFile,
  replaceMedia,
  uploadTexts,
} from "#modules/media/server/index.ts";
import { adminStaffOf, type StaffMember } from "#modules/staff/server/index.ts";

export type MediaUploadDeps = {
  readonly media: MediaDeps;
  /** The only origin whose pages may send files. */
  readonly origin: string;
  /** Where files lie while they are checked. */
  readonly folder: string;
  contextOf(request: FastifyRequest, reply: ReturnType<typeof collectHeaders>): RequestContext;
};

type Code = keyof typeof uploadTexts;
type Query = { Querystring: { name?: unknown; version?: unknown } };

const statusOf: Readonly<Record<Code, number>> = {
  NOT_A_PICTURE: 415,
  BROKEN: 422,
  TOO_MANY_PIXELS: 413,
  TOO_LARGE: 413,
  BUSY: 503,
  STORAGE_UNAVAILABLE: 503,
  NOT_FOUND: 404,
  OTHER_KIND: 409,
  OUTDATED: 409,
};

/** Who sends the file, known before its body is read. */
const senders = new WeakMap<FastifyRequest, StaffMember>();

/**
 * Takes files for the media library, one a request, as raw bytes: `POST /admin/media/files?name=…` adds one, `PUT
 * /admin/media/files/:id?version=…` replaces one. The caller is checked before the body arrives, and the body goes to a
 * temporary file while it arrives.
 */
export const mediaUpload =
  ({ media, origin, folder, contextOf }: MediaUploadDeps): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", async (_request: FastifyRequest, body: Parameters<typeof receiveFile>[0]) => {
      const received = await receiveFile(body, { folder, ids: media.ids, most: largestVideo });
      return received.ok ? received.value : null;
    });

    function refuse(request: FastifyRequest, reply: FastifyReply, code: Code) {
      const context = contextOf(request, collectHeaders());
      context.refused?.({ operation: "mediaUpload", code });
      if (statusOf[code] === 503) reply.header("retry-after", "2");
      return reply.code(statusOf[code]).send({ errorCode: code, errorMessage: uploadTexts[code][context.locale] });
    }

    app.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store");
      const { origin: sentFrom, host = "", "sec-fetch-site": site } = request.headers;
      const secFetchSite = typeof site === "string" ? site : undefined;
      // The rest of the body is not waited for.
      const closed = (status: number, errorCode: string) =>
        reply.code(status).header("connection", "close").send({ errorCode });
      if (comesFromElsewhere({ origin: sentFrom, secFetchSite, host }, [origin])) return closed(403, "FORBIDDEN");
      const staff = await adminStaffOf(media, { cookie: request.headers.cookie });
      if (!staff) return closed(401, "STAFF_ONLY");
      if (!staff.permissions.includes("media.edit")) return closed(403, "FORBIDDEN");
      senders.set(request, staff);
      if (Number(request.headers["content-length"] ?? 0) > largestVideo) {
        reply.header("connection", "close");
        return refuse(request, reply, "TOO_LARGE");
      }
    });
    app.addHook("onResponse", async ({ body }) => {
      await (body as ReceivedFile | null | undefined)?.remove();
    });

    app.post<Query>(uploadPath, async (request, reply) => {
      const [staff, file] = [senders.get(request), request.body as ReceivedFile | null | undefined];
      if (!staff || file === undefined) return refuse(request, reply, "NOT_A_PICTURE");
      if (file === null) return refuse(request, reply, "TOO_LARGE");
      const added = await addMedia(media, staff, { file, name: String(request.query.name ?? "") });
      if (!added.ok) return refuse(request, reply, added.error.code);
      const { item, isKnown } = added.value;
      return reply.code(isKnown ? 200 : 201).send({ item: itemOnWire(item, 0), isKnown });
    });

    app.put<Query & { Params: { id: string } }>(`${uploadPath}/:id`, async (request, reply) => {
      const [staff, file] = [senders.get(request), request.body as ReceivedFile | null | undefined];
      if (!staff || file === undefined) return refuse(request, reply, "NOT_A_PICTURE");
      if (file === null) return refuse(request, reply, "TOO_LARGE");
      const version = Number.parseInt(String(request.query.version ?? "0"), 10) || 0;
      const replaced = await replaceMedia(media, staff, { id: request.params.id.slice(0, 40), version, file });
      if (!replaced.ok) return refuse(request, reply, replaced.error.code);
      return reply.send({ item: itemOnWire(replaced.value, 0), isKnown: false });
    });
  };
