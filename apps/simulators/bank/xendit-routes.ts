import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { basicAuth } from "#adapters/payment/http/gateway-client.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { injectFault } from "../vendors/inject-fault.ts";
import { bankPaths, xenditAccount } from "./bank-account.ts";
import { bookCharge, type Charge, findCharge, giveBack, moveCharge } from "./charge-store.ts";
import { invoiceOf, requestOf } from "./xendit-payments.ts";

const errorBody = (error_code: string) => ({ error_code, message: error_code.toLowerCase().replaceAll("_", " ") });
const bad = {
  error: { status: 500, body: errorBody("SERVER_ERROR") },
  refuse: { status: 403, body: errorBody("CHANNEL_NOT_ACTIVATED") },
};
const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999_999));
const name = v.pipe(v.string(), v.regex(/^[\w.~-]{1,64}$/));
const link = v.pipe(v.string(), v.url());
const requested = v.object({
  reference_id: name,
  amount,
  currency: v.literal("IDR"),
  payment_method: v.object({
    type: v.literal("VIRTUAL_ACCOUNT"),
    virtual_account: v.object({
      channel_code: v.picklist(["BCA", "BNI", "BRI", "MANDIRI", "PERMATA", "CIMB"]),
      channel_properties: v.object({ customer_name: v.string(), expires_at: v.optional(v.string()) }),
    }),
  }),
});
const invoiced = v.object({
  external_id: name,
  amount,
  payer_email: v.optional(v.string()),
  invoice_duration: v.optional(v.pipe(v.number(), v.minValue(1))),
  success_redirect_url: v.optional(link),
  failure_redirect_url: v.optional(link),
});
const refunded = v.object({ invoice_id: v.string(), reference_id: v.string(), amount });

type Named = { Params: { id: string } };
/** Xendit prefixes ids with the kind of object. */
const withoutKind = (id: string) => id.replace(/^(?:pr|pm)-/, "");

/** Simulates the parts of Xendit's payment requests and invoices the shop uses. */
export function xenditRoutes(app: FastifyInstance, database: Database, publicUrl: () => string): void {
  const { kysely } = database;
  const root = bankPaths.xendit;
  const pageOf = ({ token }: Charge) => (token === null ? null : `${publicUrl()}/dev/bank/pay/${token}`);

  async function over(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (request.headers.authorization !== basicAuth(xenditAccount.secretKey)) {
      reply.code(401).send(errorBody("INVALID_API_KEY"));
      return true;
    }
    return injectFault(database, "PAYMENT", reply, bad);
  }

  app.post(`${root}/payment_requests`, async (request, reply) => {
    if (await over(request, reply)) return reply;
    const read = v.safeParse(requested, request.body);
    if (!read.success) return reply.code(400).send(errorBody("API_VALIDATION_ERROR"));
    const { reference_id, payment_method } = read.output;
    const { channel_code, channel_properties } = payment_method.virtual_account;
    await bookCharge(kysely, {
      id: systemIds.uuid(),
      gateway: "xendit",
      orderId: reference_id,
      amount: read.output.amount,
      paymentType: "virtual_account",
      bank: channel_code.toLowerCase(),
      vaNumber: `38165${systemIds.code(11)}`,
      token: null,
      finishUrl: null,
      status: "pending",
      expiresAt: new Date(channel_properties.expires_at ?? Date.now() + 24 * 3_600_000),
    });
    // Idempotent: a repeated request returns the first result.
    const charge = await findCharge(kysely, reference_id);
    return charge ? reply.code(201).send(requestOf(charge)) : reply.code(500).send(errorBody("SERVER_ERROR"));
  });

  app.get<Named>(`${root}/payment_requests/:id`, async (request, reply) => {
    if (await over(request, reply)) return reply;
    const charge = await findCharge(kysely, withoutKind(request.params.id));
    return charge ? requestOf(charge) : reply.code(404).send(errorBody("DATA_NOT_FOUND"));
  });

  app.post(`${root}/v2/invoices`, async (request, reply) => {
    if (await over(request, reply)) return reply;
    const read = v.safeParse(invoiced, request.body);
    if (!read.success) return reply.code(400).send(errorBody("API_VALIDATION_ERROR"));
    const { external_id, invoice_duration = 86_400, success_redirect_url, failure_redirect_url } = read.output;
    await bookCharge(kysely, {
      id: systemIds.uuid(),
      gateway: "xendit",
      orderId: external_id,
      amount: read.output.amount,
      paymentType: "invoice",
      bank: null,
      vaNumber: null,
      token: systemIds.token(16),
      finishUrl: success_redirect_url ?? null,
      failUrl: failure_redirect_url ?? null,
      status: "page",
      expiresAt: new Date(Date.now() + invoice_duration * 1_000),
    });
    const charge = await findCharge(kysely, external_id);
    return charge ? invoiceOf(charge, pageOf(charge)) : reply.code(500).send(errorBody("SERVER_ERROR"));
  });

  app.get<{ Querystring: { external_id?: string } }>(`${root}/v2/invoices`, async (request, reply) => {
    if (await over(request, reply)) return reply;
    const charge = await findCharge(kysely, String(request.query.external_id ?? ""));
    return charge ? [invoiceOf(charge, pageOf(charge))] : [];
  });

  for (const path of [`${root}/v2/payment_methods/:id/expire`, `${root}/invoices/:id/expire!`]) {
    app.post<Named>(path, async (request, reply) => {
      if (await over(request, reply)) return reply;
      const charge = await findCharge(kysely, withoutKind(request.params.id));
      if (!charge) return reply.code(404).send(errorBody("DATA_NOT_FOUND"));
      const ended = await moveCharge(kysely, charge.orderId, ["page", "pending"], "expire");
      return ended ? { id: request.params.id, status: "EXPIRED" } : reply.code(400).send(errorBody("INVALID_STATUS"));
    });
  }

  app.post(`${root}/refunds`, async (request, reply) => {
    if (await over(request, reply)) return reply;
    const read = v.safeParse(refunded, request.body);
    const charge = read.success ? await findCharge(kysely, read.output.invoice_id) : null;
    if (!read.success || !charge) return reply.code(400).send(errorBody("API_VALIDATION_ERROR"));
    const isPaid = charge.status === "settlement" || charge.status === "refund";
    if (!isPaid) return reply.code(400).send(errorBody("INELIGIBLE_TRANSACTION"));
    await giveBack(kysely, charge.orderId, read.output.reference_id, read.output.amount);
    return { id: `rfd-${read.output.reference_id}`, status: "SUCCEEDED", amount: read.output.amount };
  });
}
