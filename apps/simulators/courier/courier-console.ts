import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { courierStatuses } from "#adapters/courier/courier-events.ts";
import type { Clock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { failReasons } from "#modules/shipping/contract/parcel-texts.ts";
import { sendPage } from "../pages/send-page.ts";
import { courierPage } from "./courier-page.ts";
import { sendCourierWebhooks, webhookModes } from "./send-courier-webhooks.ts";
import { eventsOfShipment, findShipment, listShipments, moveShipment } from "./shipment-store.ts";

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const number = v.union([whole, v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), whole)]);
const text = v.pipe(v.string(), v.trim(), v.maxLength(100));
const move = v.object({
  status: v.picklist(courierStatuses),
  place: v.optional(text, ""),
  signer: v.optional(text, ""),
  reason: v.optional(v.picklist(failReasons), "NOBODY_HOME"),
  copies: v.optional(v.pipe(number, v.minValue(1), v.maxValue(50)), 1),
  signature: v.optional(v.picklist(webhookModes), "ok"),
  delayMs: v.optional(v.pipe(number, v.maxValue(60_000)), 0),
  /** The courier's clock, for events reported out of order. */
  minutesAgo: v.optional(v.pipe(number, v.maxValue(100_000)), 0),
});

type Named = { Params: { name: string } };

/** The courier's own counter: where every shipment is, and buttons that move it on. */
export function courierConsole(app: FastifyInstance, database: Database, shopUrl: () => string, clock: Clock): void {
  const { kysely } = database;

  app.get("/dev/courier", async (_request, reply) => sendPage(reply, courierPage(await listShipments(kysely))));

  app.get("/dev/courier/shipments.json", async () => listShipments(kysely));

  app.get<Named>("/dev/courier/shipments/:name.json", async (request, reply) => {
    const shipment = await findShipment(kysely, request.params.name);
    if (!shipment) return reply.code(404).send({ error: "no such shipment" });
    return { ...shipment, events: await eventsOfShipment(kysely, shipment.trackingNumber) };
  });

  app.post<Named>("/dev/courier/shipments/:name/move", async (request, reply) => {
    const read = v.safeParse(move, request.body ?? {});
    if (!read.success) return reply.code(400).send({ error: v.summarize(read.issues) });
    const shipment = await findShipment(kysely, request.params.name);
    if (!shipment) return reply.code(404).send({ error: "no such shipment" });
    const { status, place, signer, reason, copies, signature, delayMs, minutesAgo } = read.output;
    const event = {
      eventId: systemIds.uuid(),
      status,
      at: new Date(clock.now().getTime() - minutesAgo * 60_000),
      place: place || shipment.place,
      signer: status === "delivered" ? signer || shipment.receiver : null,
      reason: status === "failed" ? reason : null,
    };
    await moveShipment(kysely, shipment.trackingNumber, event);
    if (delayMs > 0) await sleep(delayMs);
    const replies = await sendCourierWebhooks({ database, shopUrl: shopUrl(), clock }, shipment, event, {
      copies,
      signature,
    });
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
    if (isForm) return reply.redirect("/dev/courier", 303);
    return { eventId: event.eventId, answers: replies };
  });
}
