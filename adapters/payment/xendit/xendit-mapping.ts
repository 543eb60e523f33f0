import * as v from "valibot";
import type { ChargeReport, ChargeStatus } from "#modules/payment/server/ports/gateway.ts";

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300));
const money = v.pipe(v.number(), v.finite(), v.minValue(0));

export const paymentRequestSchema = v.object({
  id: text,
  reference_id: text,
  status: text,
  amount: money,
  currency: text,
  payment_method: v.object({
    id: text,
    virtual_account: v.nullish(
      v.object({ channel_properties: v.object({ virtual_account_number: v.optional(text) }) }),
    ),
  }),
});

export const invoiceSchema = v.object({
  id: text,
  external_id: text,
  status: text,
  amount: money,
  paid_amount: v.optional(money),
  currency: v.optional(text, "IDR"),
  invoice_url: v.optional(v.pipe(v.string(), v.url())),
});

/** A webhook about a payment request; one about an invoice is the bare invoice. */
export const eventSchema = v.object({
  event: text,
  data: v.object({ id: text, reference_id: text, status: text, amount: money, currency: text }),
});

const statuses: Readonly<Record<string, ChargeStatus>> = {
  PENDING: "pending",
  REQUIRES_ACTION: "pending",
  AWAITING_CAPTURE: "pending",
  SUCCEEDED: "paid",
  PAID: "paid",
  SETTLED: "paid",
  FAILED: "failed",
  VOIDED: "failed",
  CANCELED: "cancelled",
  EXPIRED: "expired",
};

const statusOf = (sent: string): ChargeStatus => statuses[sent] ?? "pending";

export const reportOfRequest = (request: {
  reference_id: string;
  status: string;
  amount: number;
  currency: string;
}): ChargeReport => ({
  chargeId: request.reference_id,
  status: statusOf(request.status),
  amount: request.amount,
  currency: request.currency,
});

export const reportOfInvoice = (invoice: v.InferOutput<typeof invoiceSchema>): ChargeReport => {
  const status = statusOf(invoice.status);
  return {
    chargeId: invoice.external_id,
    status,
    amount: status === "paid" ? (invoice.paid_amount ?? invoice.amount) : invoice.amount,
    currency: invoice.currency,
  };
};
