import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import type { Database } from "#kit/postgres/connect.ts";
import { faultModes, vendors } from "./fault.ts";
import { faultOf, setFault } from "./fault-store.ts";

const longestMs = 60_000;
const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longestMs));
const order = v.object({
  channel: v.picklist(vendors),
  // "500" is accepted as another name of "error".
  mode: v.pipe(
    v.picklist([...faultModes, "500"]),
    v.transform((mode) => (mode === "500" ? "error" : mode)),
  ),
  // The e-mail address of the only payer it affects; all payers when empty. Only the payment gateway has payers.
  customer: v.optional(v.pipe(v.string(), v.maxLength(254))),
  // A form sends text, and an empty field when nothing was typed.
  ms: v.optional(v.union([milliseconds, v.pipe(v.string(), v.transform(Number), milliseconds)]), 0),
});

/** GET and POST /dev/gateway: shows and switches how each vendor behaves. */
export function gatewayRoutes(app: FastifyInstance, database: Database): void {
  app.get("/dev/gateway", async () =>
    Promise.all(vendors.map(async (channel) => ({ channel, ...(await faultOf(database.kysely, channel)) }))),
  );

  app.post("/dev/gateway", async (request, reply) => {
    const read = v.safeParse(order, request.body);
    if (!read.success) return reply.code(400).send({ error: v.summarize(read.issues) });
    const { channel, mode, ms, customer } = read.output;
    await setFault(database.kysely, channel, { mode, ms }, customer);
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
    return isForm ? reply.redirect(channel === "PAYMENT" ? "/dev/bank" : "/dev/inbox", 303) : { channel, mode, ms };
  });
}
