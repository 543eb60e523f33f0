import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { systemIds } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { injectFault } from "../vendors/inject-fault.ts";
import { courierAccount, courierPath } from "./courier-account.ts";
import { eventOnWire } from "./send-courier-webhooks.ts";
import { bookShipment, eventsOfShipment, findShipment } from "./shipment-store.ts";

const error = (code: string) => ({ error: { code } });
const bad = {
  error: { status: 503, body: error("out_of_service") },
  refuse: { status: 422, body: error("not_served") },
};
const text = v.pipe(v.string(), v.maxLength(200));
const booking = v.object({
  reference: v.pipe(v.string(), v.uuid()),
  courier: v.pipe(v.string(), v.regex(/^[A-Z]{2,10}$/)),
  service: v.nullish(text),
  origin: text,
  pieces: v.pipe(v.number(), v.integer(), v.minValue(1)),
  to: v.object({
    name: text,
    phone: v.pipe(v.string(), v.regex(/^\+\d{8,15}$/)),
    address: text,
    district: text,
    city: text,
    province: text,
    zip: text,
  }),
});

/** Simulates a courier; the format is described in adapters/courier/README.md. */
export function courierRoutes(app: FastifyInstance, database: Database): void {
  const { kysely } = database;

  /** True when the request was answered here: unknown credentials or an injected fault. */
  async function over(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (request.headers.authorization !== `Bearer ${courierAccount.token}`) {
      reply.code(401).send(error("unauthorized"));
      return true;
    }
    return injectFault(database, "COURIER", reply, bad);
  }

  app.post(`${courierPath}/v1/shipments`, async (request, reply) => {
    if (await over(request, reply)) return reply;
    const read = v.safeParse(booking, request.body);
    if (!read.success) return reply.code(400).send(error("invalid_request"));
    const { reference, courier, pieces, to } = read.output;
    const shipment = await bookShipment(kysely, {
      reference,
      courier,
      pieces,
      trackingNumber: `${courier}${systemIds.code(10)}`,
      receiver: to.name,
      place: `${to.district}, ${to.city}`,
    });
    const { trackingNumber } = shipment;
    return reply.code(201).send({ tracking_number: trackingNumber, label: `label-${trackingNumber}` });
  });

  app.get<{ Params: { courier: string; number: string } }>(
    `${courierPath}/v1/shipments/:courier/:number`,
    async (request, reply) => {
      if (await over(request, reply)) return reply;
      const { courier, number } = request.params;
      const shipment = await findShipment(kysely, number);
      if (shipment?.courier !== courier) return reply.code(404).send(error("unknown_shipment"));
      const events = await eventsOfShipment(kysely, shipment.trackingNumber);
      return { events: events.map(eventOnWire) };
    },
  );
}
