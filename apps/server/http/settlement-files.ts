import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { RequestContext } from "#kit/graphql/context.ts";
import { comesFromElsewhere } from "#kit/graphql/cross-origin.ts";
import { collectHeaders } from "#kit/graphql/reply-headers.ts";
import { uploadTexts } from "#modules/import-export/server/index.ts";
import { largestSettlementFile, settlementUploadPath } from "#modules/settlements/contract/settlement-results.ts";
import { reachesSettlements, type SettlementsDeps, uploadSettlement } from "#modules/settlements/server/index.ts";
import { adminStaffOf, type StaffMember } from "#modules/staff/server/index.ts";

export type SettlementFilesDeps = {
  readonly settlements: SettlementsDeps;
  /** The only origin whose pages may send files. */
  readonly origin: string;
  contextOf(request: FastifyRequest, reply: ReturnType<typeof collectHeaders>): RequestContext;
};

/** `POST /admin/settlements/files?name=…` takes a settlement file of a gateway. It is stored, and imported from its page. */
export const settlementFiles =
  ({ settlements, origin, contextOf }: SettlementFilesDeps): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: largestSettlementFile }, (_request, body, done) =>
      done(null, body),
    );
    const senders = new WeakMap<FastifyRequest, StaffMember>();
    app.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store");
      const { origin: sentFrom, host = "", "sec-fetch-site": site } = request.headers;
      const secFetchSite = typeof site === "string" ? site : undefined;
      if (comesFromElsewhere({ origin: sentFrom, secFetchSite, host }, [origin])) {
        return reply.code(403).send({ errorCode: "FORBIDDEN" });
      }
      // Known before the body arrives.
      const staff = await adminStaffOf(settlements, { cookie: request.headers.cookie });
      if (!staff) return reply.code(401).send({ errorCode: "STAFF_ONLY" });
      if (!reachesSettlements(staff)) return reply.code(403).send({ errorCode: "FORBIDDEN" });
      senders.set(request, staff);
    });

    const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, code: keyof typeof uploadTexts) => {
      const context = contextOf(request, collectHeaders());
      context.refused?.({ operation: "settlementUpload", code });
      return reply.code(status).send({ errorCode: code, errorMessage: uploadTexts[code][context.locale] });
    };
    app.setErrorHandler(async (error: { readonly statusCode?: number }, request, reply) => {
      if (error.statusCode === 413) return refuse(request, reply, 413, "TOO_LARGE");
      throw error;
    });

    app.post<{ Querystring: { name?: unknown } }>(
      settlementUploadPath,
      { bodyLimit: largestSettlementFile },
      async (request, reply) => {
        const staff = senders.get(request);
        if (!staff) return reply.code(401).send({ errorCode: "STAFF_ONLY" });
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const name = String(request.query.name ?? "");
        const stored = await uploadSettlement(settlements, staff, { bytes, name });
        if (!stored.ok) return refuse(request, reply, 422, stored.error.code);
        return reply.code(stored.value.isNew ? 201 : 200).send(stored.value);
      },
    );
  };
