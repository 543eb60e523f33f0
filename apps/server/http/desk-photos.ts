import type { FastifyPluginAsync } from "fastify";
import type { Kysely } from "kysely";
import { photoOfReturn } from "#modules/returns/server/index.ts";
import { permissionsOf } from "#modules/staff/contract/roles.ts";
import { deskStaffOf, type StaffDeps } from "#modules/staff/server/index.ts";

type PhotoAddress = { Params: { returnCode: string; id: string } };

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Pictures that shoppers sent with a return, for those who decide about it. Everybody else finds nothing here. */
export const deskPhotos =
  (staff: Pick<StaffDeps, "database" | "clock" | "secret" | "https">, db: Kysely<unknown>): FastifyPluginAsync =>
  async (app) => {
    app.get<PhotoAddress>("/desk/photos/:returnCode/:id", async ({ params, headers }, reply) => {
      reply.headers({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
      const member = isId.test(params.id) ? await deskStaffOf(staff, { cookie: headers.cookie }) : null;
      const may = member !== null && permissionsOf(member.roles).includes("returns.read");
      const photo = may ? await photoOfReturn(db, params.returnCode, params.id) : null;
      if (!photo) return reply.code(404).type("text/plain").send("");
      return reply
        .headers({ "content-type": "image/jpeg", "content-security-policy": "default-src 'none'" })
        .send(photo);
    });
  };
