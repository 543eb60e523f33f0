import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import type { Database } from "#kit/postgres/connect.ts";
import { findCode } from "../inbox/find-code.ts";
import { keepMessage } from "../inbox/message-store.ts";
import { injectFault } from "./inject-fault.ts";

const posted = v.object({ to: v.pipe(v.string(), v.regex(/^\+\d{8,15}$/)), text: v.pipe(v.string(), v.minLength(1)) });
const error = (code: string) => ({ error: { code } });
const bad = {
  error: { status: 500, body: error("internal") },
  refuse: { status: 422, body: error("invalid_number") },
};

/** Simulates an SMS gateway; the format is described in adapters/messaging/sms-gateway/README.md. */
export function smsGateway(app: FastifyInstance, database: Database): void {
  app.post("/dev/vendors/sms/messages", async (request, reply) => {
    if (!/^Bearer \S+$/.test(request.headers.authorization ?? "")) return reply.code(401).send(error("unauthorized"));
    if (await injectFault(database, "SMS", reply, bad)) return reply;
    if (!v.is(posted, request.body)) return reply.code(400).send(error("invalid_request"));
    const { to, text } = request.body;
    const key = request.headers["idempotency-key"];
    const id = await keepMessage(database.kysely, {
      channel: "SMS",
      to,
      text,
      code: findCode(text),
      reference: typeof key === "string" ? key : null,
    });
    return reply.code(202).send({ id: `sms-${id}` });
  });
}
