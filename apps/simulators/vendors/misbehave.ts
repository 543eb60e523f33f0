import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import type { Database } from "#kit/postgres/connect.ts";
import type { Vendor } from "../faults/fault.ts";
import { faultOf } from "../faults/fault-store.ts";

/** What a vendor says when it has trouble, and when it refuses; each vendor has its own words. */
export type BadAnswers = {
  readonly error: { readonly status: number; readonly body: object };
  readonly refuse: { readonly status: number; readonly body: object };
};

/** Answers in the vendor's place when it is switched to misbehave. True: the call is over. */
export async function misbehave(
  database: Database,
  vendor: Vendor,
  reply: FastifyReply,
  bad: BadAnswers,
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
