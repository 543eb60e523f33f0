import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { basicAuth } from "#adapters/payment/http/gateway-client.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { injectFault } from "../vendors/inject-fault.ts";
import { bankPaths, bankServerKey } from "./bank-account.ts";
import { bookCharge, type Charge, findCharge, giveBack, moveCharge } from "./charge-store.ts";
import { transactionOf, wayToPay } from "./midtrans-transaction.ts";

const errorBody = (status_code: string, status_message: string) => ({ status_code, status_message });
const bad = {
  error: { status: 500, body: errorBody("500", "Sorry, we encountered internal server error.") },
  refuse: { status: 200, body: errorBody("402", "Payment channel is not activated.") },
};
const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999_999));
const details = v.object({ order_id: v.pipe(v.string(), v.regex(/^[\w.~-]{1,50}$/)), gross_amount: amount });
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(180 * 24 * 60));
const charged = v.object({
  payment_type: v.picklist(["bank_transfer", "echannel", "gopay", "shopeepay", "qris"]),
  transaction_details: details,
  bank_transfer: v.optional(v.object({ bank: v.picklist(["bca", "bni", "bri", "permata", "cimb"]) })),
  custom_expiry: v.optional(v.object({ expiry_duration: minutes, unit: v.literal("minute") })),
  gopay: v.optional(v.object({ callback_url: v.optional(v.pipe(v.string(), v.url())) })),
  shopeepay: v.optional(v.object({ callback_url: v.optional(v.pipe(v.string(), v.url())) })),
});
const hosted = v.object({
  transaction_details: details,
  callbacks: v.optional(v.object({ finish: v.pipe(v.string(), v.url()) })),
  expiry: v.optional(v.object({ duration: minutes, unit: v.literal("minute") })),
});
const named = v.object({ customer_details: v.object({ email: v.string() }) });
const refunded = v.object({ refund_key: v.pipe(v.string(), v.minLength(1)), amount });

const prefixes: Readonly<Record<string, string>> = {
  bca: "12345",
  bni: "98811",
  bri: "26215",
  permata: "85620",
  cimb: "51899",
  mandiri: "9988",
};
const inMinutes = (count: number | undefined) => new Date(Date.now() + (count ?? 24 * 60) * 60_000);

/** Simulates the parts of Midtrans' Core API and Snap the shop uses. */
export function midtransRoutes(app: FastifyInstance, database: Database, publicUrl: () => string): void {
  const { kysely } = database;
  const pageUrl = (token: string) => `${publicUrl()}/dev/bank/pay/${token}`;
  const shown = (charge: Charge) => ({ ...transactionOf(charge), ...wayToPay(charge, pageUrl) });

  /** True when the request was answered here: unknown credentials or an injected fault. */
  async function over(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (request.headers.authorization !== basicAuth(bankServerKey)) {
      reply.code(401).send(errorBody("401", "Transaction cannot be authorized with the current client/server key."));
      return true;
    }
    const payer = v.safeParse(named, request.body);
    return injectFault(
      database,
      "PAYMENT",
      reply,
      bad,
      payer.success ? payer.output.customer_details.email : undefined,
    );
  }

  app.post(`${bankPaths.midtrans}/v2/charge`, async (request, reply) => {
    if (await over(request, reply)) return reply;
    const read = v.safeParse(charged, request.body);
    if (!read.success) return errorBody("400", "One or more parameters in the payload is invalid.");
    const { payment_type, transaction_details, bank_transfer, custom_expiry, gopay, shopeepay } = read.output;
    const bank = payment_type === "echannel" ? "mandiri" : (bank_transfer?.bank ?? null);
    const charge = await bookCharge(kysely, {
      id: systemIds.uuid(),
      orderId: transaction_details.order_id,
      amount: transaction_details.gross_amount,
      paymentType: payment_type,
      bank,
      vaNumber: bank === null ? null : `${prefixes[bank]}${systemIds.code(11)}`,
      token: bank === null ? systemIds.token(16) : null,
      finishUrl: gopay?.callback_url ?? shopeepay?.callback_url ?? null,
      status: "pending",
      expiresAt: inMinutes(custom_expiry?.expiry_duration),
    });
    return charge ? shown(charge) : errorBody("406", "The request could not be completed, order_id has been taken.");
  });

  app.post(`${bankPaths.midtrans}/snap/v1/transactions`, async (request, reply) => {
    if (await over(request, reply)) return reply;
    const read = v.safeParse(hosted, request.body);
    if (!read.success) return reply.code(400).send({ error_messages: ["the payload is invalid"] });
    const { transaction_details, callbacks, expiry } = read.output;
    const { order_id, gross_amount } = transaction_details;
    await bookCharge(kysely, {
      id: systemIds.uuid(),
      orderId: order_id,
      amount: gross_amount,
      paymentType: "credit_card",
      bank: null,
      vaNumber: null,
      token: systemIds.token(16),
      finishUrl: callbacks?.finish ?? null,
      status: "page",
      expiresAt: inMinutes(expiry?.duration),
    });
    const token = (await findCharge(kysely, order_id))?.token ?? "";
    return reply.code(201).send({ token, redirect_url: pageUrl(token) });
  });

  app.get<{ Params: { orderId: string } }>(`${bankPaths.midtrans}/v2/:orderId/status`, async (request, reply) => {
    if (await over(request, reply)) return reply;
    const charge = await findCharge(kysely, request.params.orderId);
    return !charge || charge.status === "page" ? errorBody("404", "Transaction doesn't exist.") : shown(charge);
  });

  app.post<{ Params: { orderId: string; action: string } }>(
    `${bankPaths.midtrans}/v2/:orderId/:action`,
    async (request, reply) => {
      if (await over(request, reply)) return reply;
      const { orderId, action } = request.params;
      const charge = await findCharge(kysely, orderId);
      if (!charge) return errorBody("404", "Transaction doesn't exist.");
      const done = await act(charge, action, request.body);
      if (done !== null) return done;
      if (charge.status === "page") return errorBody("404", "Transaction doesn't exist.");
      const after = await findCharge(kysely, orderId);
      return after ? shown(after) : errorBody("404", "Transaction doesn't exist.");
    },
  );

  /** Null when it went well. */
  async function act(charge: Charge, action: string, body: unknown): Promise<object | null> {
    if (action === "cancel" || action === "expire") {
      const moved = await moveCharge(kysely, charge.orderId, ["page", "pending"], action);
      return moved ? null : errorBody("412", "Transaction status cannot be updated.");
    }
    const read = v.safeParse(refunded, body);
    if (action !== "refund" || !read.success)
      return errorBody("400", "One or more parameters in the payload is invalid.");
    if (charge.vaNumber !== null) return errorBody("412", "Payment method does not support refunds.");
    if (charge.status !== "settlement") return errorBody("412", "Transaction status cannot be updated.");
    const given = await giveBack(kysely, charge.orderId, read.output.refund_key, read.output.amount);
    return given ? null : errorBody("406", "Duplicate refund key.");
  }
}
