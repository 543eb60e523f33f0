import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import type { Database } from "#kit/postgres/connect.ts";
import { channels } from "#modules/notification/contract/channel.ts";
import { inboxPage } from "../pages/inbox-page.ts";
import { sendPage } from "../pages/send-page.ts";
import type { InboxFilter } from "./inbox-message.ts";
import { mailView } from "./mail-view.ts";
import { emptyInbox, findMessage, findMessages } from "./message-store.ts";

const blank = v.pipe(
  v.literal(""),
  v.transform(() => undefined),
);
const query = v.object({
  to: v.optional(v.string()),
  channel: v.optional(v.union([blank, v.picklist(channels)])),
  limit: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number))),
});

/** /dev/inbox as a page, /dev/inbox.json for tests, and DELETE to empty it. */
export function inboxRoutes(app: FastifyInstance, database: Database): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply, asJson: boolean) => {
    const read = v.safeParse(query, request.query);
    if (!read.success) return reply.code(400).send({ error: v.summarize(read.issues) });
    const filter = read.output as InboxFilter;
    const messages = await findMessages(database.kysely, filter);
    reply.header("cache-control", "no-store").header("vary", "accept");
    return asJson ? reply.send(messages) : sendPage(reply, inboxPage(messages, filter));
  };

  app.get("/dev/inbox", (request, reply) => answer(request, reply, prefersJson(request)));
  app.get("/dev/inbox.json", (request, reply) => answer(request, reply, true));

  app.get<{ Params: { id: string } }>("/dev/inbox/:id/html", async (request, reply) => {
    const { id } = request.params;
    const message = /^\d{1,18}$/.test(id) ? await findMessage(database.kysely, id) : null;
    if (!message?.html) return reply.code(404).send({ error: "There is no such mail." });
    return mailView(reply, message.html);
  });

  app.delete("/dev/inbox", async (_request, reply) => {
    await emptyInbox(database.kysely);
    return reply.code(204).send();
  });
  // A form cannot send DELETE.
  app.post("/dev/inbox/empty", async (_request, reply) => {
    await emptyInbox(database.kysely);
    return reply.redirect("/dev/inbox", 303);
  });
}

const prefersJson = ({ headers: { accept = "" } }: FastifyRequest) =>
  accept.includes("application/json") && !accept.includes("text/html");
