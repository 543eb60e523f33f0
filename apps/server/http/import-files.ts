import { Readable } from "node:stream";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { comesFromElsewhere } from "#kit/graphql/cross-origin.ts";
import { collectHeaders } from "#kit/graphql/reply-headers.ts";
import { exportPath, largestFile, uploadPath } from "#modules/import-export/contract/import-forms.ts";
import {
  exportFor,
  type ImportDeps,
  isInReach,
  openTargets,
  uploadFile,
  uploadTexts,
} from "#modules/import-export/server/index.ts";
import type { Permission } from "#modules/staff/contract/roles.ts";
import { adminStaffOf, type StaffMember } from "#modules/staff/server/index.ts";
import { exportedCodes } from "./exported-codes.ts";

export type ImportFilesDeps = {
  readonly imports: ImportDeps;
  /** The only origin whose pages may send files. */
  readonly origin: string;
  contextOf(request: FastifyRequest, reply: ReturnType<typeof collectHeaders>): RequestContext;
};

type Upload = { Querystring: { type?: unknown; name?: unknown } };

/** Files of the back office: `POST /admin/imports/files?type=…&name=…` takes one, `GET /admin/exports/:type.csv` gives one, with a selection of a list in its query of those records alone. */
export const importFiles =
  ({ imports, origin, contextOf }: ImportFilesDeps): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: largestFile }, (_request, body, done) =>
      done(null, body),
    );

    /** The member of staff who asks, if they have the permission; otherwise the request is answered. */
    async function callerOf(request: FastifyRequest, reply: FastifyReply, permission: Permission) {
      const staff = await adminStaffOf(imports, { cookie: request.headers.cookie });
      if (staff?.permissions.includes(permission)) return staff;
      await reply.code(staff ? 403 : 401).send({ errorCode: staff ? "FORBIDDEN" : "STAFF_ONLY" });
      return null;
    }

    const senders = new WeakMap<FastifyRequest, StaffMember>();
    app.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store");
      if (request.method !== "POST") return;
      const { origin: sentFrom, host = "", "sec-fetch-site": site } = request.headers;
      const secFetchSite = typeof site === "string" ? site : undefined;
      if (comesFromElsewhere({ origin: sentFrom, secFetchSite, host }, [origin])) {
        return reply.code(403).send({ errorCode: "FORBIDDEN" });
      }
      // Known before the body arrives.
      const staff = await callerOf(request, reply, "import.run");
      if (staff) senders.set(request, staff);
    });

    const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, code: keyof typeof uploadTexts) => {
      const context = contextOf(request, collectHeaders());
      context.refused?.({ operation: "importUpload", code });
      return reply.code(status).send({ errorCode: code, errorMessage: uploadTexts[code][context.locale] });
    };
    app.setErrorHandler(async (error: { readonly statusCode?: number }, request, reply) => {
      if (error.statusCode === 413) return refuse(request, reply, 413, "TOO_LARGE");
      throw error;
    });

    app.post<Upload>(uploadPath, { bodyLimit: largestFile }, async (request, reply) => {
      const staff = senders.get(request);
      const { type, name } = request.query;
      const target = staff && openTargets(imports.targets, staff).find((one) => one.type.name === type);
      if (!staff || !target) return refuse(request, reply, 403, "UNKNOWN_TYPE");
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const uploaded = await uploadFile(imports, staff, target, { bytes, name: String(name ?? "") });
      return uploaded.ok ? reply.code(201).send(uploaded.value) : refuse(request, reply, 422, uploaded.error.code);
    });

    app.get<{ Params: { file: string } }>(`${exportPath}/:file`, async (request, reply) => {
      const [, type] = /^([\w-]+)\.csv$/.exec(request.params.file) ?? [];
      const target = imports.targets.find((one) => one.type.name === type);
      if (!target) return reply.code(404).send();
      const staff = await callerOf(request, reply, target.read);
      if (!staff) return reply;
      if (!isInReach(target, staff)) return reply.code(403).send({ errorCode: "FORBIDDEN" });
      const query = new URL(request.url, origin).searchParams;
      const name = `${type}-${jakartaDay(imports.clock.now())}.csv`;
      return reply
        .headers({
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": `attachment; filename="${name}"`,
          "x-content-type-options": "nosniff",
        })
        .send(Readable.from(exportFor(imports, staff, target, exportedCodes(target, query, staff))));
    });
  };
