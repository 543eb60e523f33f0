import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import type { Database } from "#kit/postgres/connect.ts";
import { sendPage } from "../pages/send-page.ts";
import { bankPage, payPage } from "./bank-pages.ts";
import { findCharge, listCharges, listWebhooks, moveCharge } from "./charge-store.ts";
import { payCharge } from "./pay-charge.ts";
import { returnUrl, type Visit } from "./return-url.ts";
import { sendWebhooks } from "./send-webhooks.ts";

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const number = v.union([whole, v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number), whole)]);
const statuses = v.picklist(["pending", "settlement", "deny", "expire", "cancel", "refund"]);
const payOrder = v.object({
  amount: v.optional(v.pipe(number, v.minValue(1), v.maxValue(999_999_999_999))),
  copies: v.optional(v.pipe(number, v.minValue(1), v.maxValue(50)), 1),
  orderOfStatuses: v.optional(v.pipe(v.array(statuses), v.minLength(1), v.maxLength(10)), ["settlement"]),
  signature: v.optional(v.picklist(["ok", "bad", "old"]), "ok"),
  delayMs: v.optional(v.pipe(number, v.maxValue(60_000)), 0),
});
const choice = v.object({ choice: v.picklist(["pay", "decline", "back"]) });

type Named = { Params: { name: string } };

/** The bank behind the gateways: payment by account number, the hosted page, and its ledger. */
export function bankRoutes(app: FastifyInstance, database: Database, shopUrl: () => string): void {
  const { kysely } = database;

  app.get("/dev/bank", async (_request, reply) => sendPage(reply, bankPage(await listCharges(kysely))));

  app.get("/dev/bank/charges.json", async () => listCharges(kysely));

  app.get<Named>("/dev/bank/charges/:name.json", async (request, reply) => {
    const charge = await findCharge(kysely, request.params.name);
    if (!charge) return reply.code(404).send({ error: "no such charge" });
    return { ...charge, webhooks: await listWebhooks(kysely, charge.orderId) };
  });

  app.post<Named>("/dev/va/:name/pay", async (request, reply) => {
    const read = v.safeParse(payOrder, request.body ?? {});
    if (!read.success) return reply.code(400).send({ error: v.summarize(read.issues) });
    const paid = await payCharge(database, shopUrl(), request.params.name, read.output);
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
    if (isForm) return reply.redirect("/dev/bank", 303);
    if (paid.type === "unknown") return reply.code(404).send({ error: "no such charge" });
    if (paid.type === "notWaiting") return reply.code(409).send({ error: "this charge does not wait for money" });
    return paid;
  });

  app.get<Named>("/dev/bank/pay/:name", async (request, reply) => {
    const charge = await findCharge(kysely, request.params.name);
    return charge ? sendPage(reply, payPage(charge)) : reply.code(404).send("no such page");
  });

  app.post<Named>("/dev/bank/pay/:name", async (request, reply) => {
    const charge = await findCharge(kysely, request.params.name);
    const read = v.safeParse(choice, request.body);
    if (!charge || !read.success) return reply.code(404).send("no such page");
    const visit = await decide(charge.orderId, read.output.choice);
    return reply.redirect(returnUrl((await findCharge(kysely, charge.orderId)) ?? charge, visit), 303);
  });

  async function decide(orderId: string, chosen: "pay" | "decline" | "back"): Promise<Visit> {
    if (chosen === "pay") {
      const order = { copies: 1, orderOfStatuses: ["settlement"], signature: "ok", delayMs: 0 } as const;
      const paid = await payCharge(database, shopUrl(), orderId, order);
      return paid.type === "paid" ? "paid" : "declined";
    }
    if (chosen === "decline" && (await moveCharge(kysely, orderId, ["page", "pending"], "deny"))) {
      const charge = await findCharge(kysely, orderId);
      if (charge) await sendWebhooks(database, shopUrl(), charge, { statuses: ["deny"], copies: 1, signature: "ok" });
      return "declined";
    }
    return "left";
  }
}
