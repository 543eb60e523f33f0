import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import type { Database } from "#kit/postgres/connect.ts";
import type { Vendor } from "../faults/fault.ts";
import { faultOf } from "../faults/fault-store.ts";

/** A vendor's responses for a temporary failure and for a refusal. */
export type FaultResponses = {
  readonly error: { readonly status: number; readonly body: object };
  readonly refuse: { readonly status: number; readonly body: object };
};

/** Responds with the injected fault. True when the request was answered here. */
export async function injectFault(
  database: Database,
  vendor: Vendor,
  reply: FastifyReply,
  bad: FaultResponses,
  customer?: string,
): Promise<boolean> {
  const { mode, ms } = await faultOf(database.kysely, vendor, customer);
  switch (mode) {
    case "ok":
      return false;
    case "slow":
      await sleep(ms);
      return false;
    case "drop":
      reply.hijack();
      reply.raw.destroy();
      return true;
    default:
      reply.code(bad[mode].status).send(bad[mode].body);
      return true;
  }
}
