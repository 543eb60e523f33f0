import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import type { Database } from "#kit/postgres/connect.ts";
import { keepMessage } from "../inbox/message-store.ts";
import { injectFault } from "./inject-fault.ts";
import { templateText } from "./whatsapp-template-text.ts";

const parameters = v.tuple([
  v.object({ type: v.literal("text"), text: v.pipe(v.string(), v.minLength(1), v.maxLength(15)) }),
]);
const body = v.object({ type: v.literal("body"), parameters });
const button = v.object({ type: v.literal("button"), sub_type: v.literal("url"), index: v.literal("0"), parameters });
const envelope = {
  messaging_product: v.literal("whatsapp"),
  to: v.pipe(v.string(), v.regex(/^\+?\d{8,15}$/)),
  biz_opaque_callback_data: v.optional(v.pipe(v.string(), v.maxLength(512))),
};
const posted = v.variant("type", [
  v.object({ ...envelope, type: v.literal("text"), text: v.object({ body: v.pipe(v.string(), v.minLength(1)) }) }),
  v.object({
    ...envelope,
    type: v.literal("template"),
    template: v.object({
      name: v.string(),
      language: v.object({ code: v.string() }),
      components: v.union([v.tuple([body]), v.tuple([body, button])]),
    }),
  }),
]);
type Posted = v.InferOutput<typeof posted>;

const error = (code: number, message: string) => ({
  error: { message: `(#${code}) ${message}`, type: "OAuthException", code, fbtrace_id: "simulated" },
});
const bad = {
  error: { status: 500, body: error(131000, "Something went wrong") },
  refuse: { status: 400, body: error(131026, "Message undeliverable") },
};

/** Simulates the parts of the WhatsApp Cloud API's messages endpoint the shop uses. */
export function whatsAppCloud(app: FastifyInstance, database: Database): void {
  app.post("/dev/vendors/whatsapp/:phoneId/messages", async (request, reply) => {
    if (!/^Bearer \S+$/.test(request.headers.authorization ?? "")) {
      return reply.code(401).send(error(190, "Invalid access token"));
    }
    if (await injectFault(database, "WHATSAPP", reply, bad)) return reply;
    if (!v.is(posted, request.body)) return reply.code(400).send(error(100, "Invalid parameter"));
    const read = readable(request.body);
    if (!read) return reply.code(404).send(error(132001, "Template does not exist in the translation"));
    const { to, biz_opaque_callback_data: reference } = request.body;
    const id = await keepMessage(database.kysely, { channel: "WHATSAPP", to, ...read, reference });
    const input = to.replace(/\D/g, "");
    return { messaging_product: "whatsapp", contacts: [{ input, wa_id: input }], messages: [{ id: `wamid.${id}` }] };
  });
}

/** The text the phone shows, or null for an unknown template. */
function readable(message: Posted): { text: string; code: string | null } | null {
  if (message.type === "text") return { text: message.text.body, code: null };
  const { name, language, components } = message.template;
  const [{ parameters: inText }, copied] = components;
  const text = templateText({ name, language: language.code, hasButton: copied !== undefined }, inText[0].text);
  return text === null ? null : { text, code: (copied?.parameters ?? inText)[0].text };
}
