import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { dokuSignature } from "#adapters/payment/doku/doku-signature.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { injectFault } from "../vendors/inject-fault.ts";
import { bankPaths, dokuAccount } from "./bank-account.ts";
import { bookCharge, findCharge, giveBack } from "./charge-store.ts";
import { dokuTransaction } from "./doku-transaction.ts";

const errorBody = (code: string) => ({ error: { code, message: code.replaceAll("_", " ") } });
const bad = {
  error: { status: 500, body: errorBody("internal_server_error") },
  refuse: { status: 400, body: errorBody("channel_not_active") },
};
const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999_999));
const name = v.pipe(v.string(), v.regex(/^[\w.~-]{1,64}$/));
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(180 * 24 * 60));
const numbered = v.object({
  order: v.object({ invoice_number: name, amount }),
  virtual_account_info: v.object({ expired_time: minutes }),
});
const hosted = v.object({
  order: v.object({ invoice_number: name, amount, callback_url: v.optional(v.pipe(v.string(), v.url())) }),
  payment: v.object({ payment_due_date: minutes }),
});
const refunded = v.object({ order: v.object({ invoice_number: name }), refund: v.object({ amount }) });

const inMinutes = (count: number) => new Date(Date.now() + count * 60_000);

/** Simulates DOKU: payment codes, hosted checkout and order status. Every call is signed. */
export async function dokuRoutes(outer: FastifyInstance, database: Database, publicUrl: () => string): Promise<void> {
  const { kysely } = database;
  const root = bankPaths.doku;

  async function over(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const word = (header: string) => String(request.headers[header] ?? "");
    const signed = {
      clientId: dokuAccount.clientId,
      requestId: word("request-id"),
      timestamp: word("request-timestamp"),
      target: request.url.slice(root.length),
      body: Buffer.isBuffer(request.body) ? request.body : null,
    };
    if (word("signature") !== dokuSignature(signed, dokuAccount.secretKey)) {
      reply.code(401).send(errorBody("invalid_signature"));
      return true;
    }
    return injectFault(database, "PAYMENT", reply, bad);
  }

  await outer.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

    app.post<{ Params: { service: string } }>(`${root}/:service/v2/payment-code`, async (request, reply) => {
      if (await over(request, reply)) return reply;
      const read = v.safeParse(numbered, jsonOf(request.body));
      const bank = /^(\w+)-virtual-account$/.exec(request.params.service)?.[1];
      if (!read.success || !bank) return reply.code(400).send(errorBody("invalid_parameter"));
      const { order, virtual_account_info } = read.output;
      await bookCharge(kysely, {
        id: systemIds.uuid(),
        gateway: "doku",
        orderId: order.invoice_number,
        amount: order.amount,
        paymentType: "virtual_account",
        bank,
        vaNumber: `19008${systemIds.code(11)}`,
        token: null,
        finishUrl: null,
        status: "pending",
        expiresAt: inMinutes(virtual_account_info.expired_time),
      });
      const number = (await findCharge(kysely, order.invoice_number))?.vaNumber;
      return { order, virtual_account_info: { virtual_account_number: number } };
    });

    app.post(`${root}/checkout/v1/payment`, async (request, reply) => {
      if (await over(request, reply)) return reply;
      const read = v.safeParse(hosted, jsonOf(request.body));
      if (!read.success) return reply.code(400).send(errorBody("invalid_parameter"));
      const { order, payment } = read.output;
      await bookCharge(kysely, {
        id: systemIds.uuid(),
        gateway: "doku",
        orderId: order.invoice_number,
        amount: order.amount,
        paymentType: "checkout",
        bank: null,
        vaNumber: null,
        token: systemIds.token(16),
        finishUrl: order.callback_url ?? null,
        status: "page",
        expiresAt: inMinutes(payment.payment_due_date),
      });
      const token = (await findCharge(kysely, order.invoice_number))?.token;
      const url = `${publicUrl()}/dev/bank/pay/${token}`;
      return { message: ["SUCCESS"], response: { order, payment: { token_id: token, url } } };
    });

    app.get<{ Params: { name: string } }>(`${root}/orders/v1/status/:name`, async (request, reply) => {
      if (await over(request, reply)) return reply;
      const charge = await findCharge(kysely, request.params.name);
      return charge ? dokuTransaction(charge) : reply.code(404).send(errorBody("not_found"));
    });

    app.post(`${root}/cancellation/credit-card/refund`, async (request, reply) => {
      if (await over(request, reply)) return reply;
      const read = v.safeParse(refunded, jsonOf(request.body));
      const charge = read.success ? await findCharge(kysely, read.output.order.invoice_number) : null;
      const isPaid = charge?.status === "settlement" || charge?.status === "refund";
      if (!read.success || !charge || !isPaid) return reply.code(400).send(errorBody("invalid_transaction"));
      await giveBack(kysely, charge.orderId, String(request.headers["request-id"]), read.output.refund.amount);
      return { order: read.output.order, refund: { ...read.output.refund, status: "SUCCESS" } };
    });
  });
}

function jsonOf(body: unknown): unknown {
  try {
    return Buffer.isBuffer(body) ? JSON.parse(body.toString("utf8")) : null;
  } catch {
    return null;
  }
}
