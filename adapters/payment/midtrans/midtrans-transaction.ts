import * as v from "valibot";
import type { ChargeReport, ChargeStatus, OpenCharge } from "#modules/payment/server/ports/gateway.ts";

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

/** The part of a transaction that answers, status queries and webhooks share. */
export const transactionSchema = v.object({
  status_code: text,
  transaction_status: text,
  transaction_id: v.optional(text, ""),
  order_id: text,
  gross_amount: v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,2})?$/)),
  currency: v.optional(text, "IDR"),
  fraud_status: v.optional(text, "accept"),
  refund_amount: v.optional(v.string()),
});

export type MidtransTransaction = v.InferOutput<typeof transactionSchema>;

export const webhookSchema = v.object({
  ...transactionSchema.entries,
  signature_key: v.pipe(v.string(), v.maxLength(200)),
});

const statuses: Readonly<Record<string, ChargeStatus>> = {
  pending: "pending",
  authorize: "pending",
  settlement: "paid",
  capture: "paid",
  deny: "failed",
  failure: "failed",
  cancel: "cancelled",
  expire: "expired",
  refund: "refunded",
  // Partly refunded: the payment stays paid.
  partial_refund: "pending",
};

/** Maps a transaction. A capture is paid only with fraud status "accept" and code 200. */
export function reportOf(transaction: MidtransTransaction): ChargeReport {
  const status = statuses[transaction.transaction_status] ?? "pending";
  const certain = transaction.fraud_status === "accept" && transaction.status_code === "200";
  return {
    chargeId: transaction.order_id,
    status: status === "paid" && !certain ? (transaction.fraud_status === "deny" ? "failed" : "pending") : status,
    amount: Number(transaction.gross_amount),
    currency: transaction.currency,
  };
}

const openSchema = v.object({
  transaction_id: text,
  va_numbers: v.optional(v.array(v.object({ bank: v.string(), va_number: text })), []),
  permata_va_number: v.optional(text),
  bill_key: v.optional(text),
  biller_code: v.optional(text),
  qr_string: v.optional(v.pipe(v.string(), v.maxLength(2_000))),
  actions: v.optional(v.array(v.object({ name: v.string(), url: v.pipe(v.string(), v.url()) })), []),
});

/** The data the payer needs, from the answer to a charge or to a status query; null when it has none. */
export function openChargeOf(body: unknown): OpenCharge | null {
  const read = v.safeParse(openSchema, body);
  if (!read.success) return null;
  const { transaction_id, va_numbers, permata_va_number, bill_key, biller_code, qr_string, actions } = read.output;
  const page = actions.find(({ name }) => name === "deeplink-redirect");
  const charge = {
    gatewayRef: transaction_id,
    vaNumber: va_numbers[0]?.va_number ?? permata_va_number ?? bill_key ?? null,
    billerCode: biller_code ?? null,
    redirectUrl: page?.url ?? null,
    qrText: qr_string ?? null,
  };
  return (charge.vaNumber ?? charge.redirectUrl ?? charge.qrText) ? charge : null;
}
