import type { FastifyPluginAsync } from "fastify";
import type { Kysely } from "kysely";
import { maySeePhotos } from "#modules/admin/server/index.ts";
import { orderByCode } from "#modules/order/server/index.ts";
import { photoOfReturn, returnByCode } from "#modules/returns/server/index.ts";
import { adminStaffOf, type StaffDeps, type StaffMember } from "#modules/staff/server/index.ts";

type PhotoAddress = { Params: { returnCode: string; id: string } };

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function photoFor(db: Kysely<unknown>, member: StaffMember, { returnCode, id }: PhotoAddress["Params"]) {
  const back = await returnByCode(db, returnCode);
  const order = back && (await orderByCode(db, back.orderCode));
  return order && maySeePhotos(member, order) ? photoOfReturn(db, returnCode, id) : null;
}

/** Pictures of returns, for staff with the permission. Others get 404. */
export const adminPhotos =
  (staff: Pick<StaffDeps, "database" | "clock" | "secret" | "https">, db: Kysely<unknown>): FastifyPluginAsync =>
  async (app) => {
    app.get<PhotoAddress>("/admin/photos/:returnCode/:id", async ({ params, headers }, reply) => {
      reply.headers({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
      const member = isId.test(params.id) ? await adminStaffOf(staff, { cookie: headers.cookie }) : null;
      const photo = member && (await photoFor(db, member, params));
      if (!photo) return reply.code(404).type("text/plain").send("");
      return reply
        .headers({ "content-type": "image/jpeg", "content-security-policy": "default-src 'none'" })
        .send(photo);
    });
  };
