import type { Api } from "#kit/graphql/client.ts";
import { payStatusCodes } from "../contract/wire/pay-status-codes.ts";
import type { ServerStatus } from "./callback-view.ts";
import { PaymentStateDocument, type PaymentStateResult } from "./payment.graphql.gen.ts";

/** A payment on its pages. */
export type PaymentModel = NonNullable<PaymentStateResult["queryPaymentStatus"]["data"]>;

/** The state of a payment; null when the visitor has none. "nothingDue": the order costs nothing. */
export type PaymentReply = PaymentModel | "nothingDue" | null;

/** Queries the state of a payment. */
export async function askPayment(api: Api, orderCode: string, refresh = false): Promise<PaymentReply> {
  const { queryPaymentStatus } = await api(PaymentStateDocument, { input: { orderCode, refresh } });
  if (queryPaymentStatus.errorCode === "NOTHING_DUE") return "nothingDue";
  return queryPaymentStatus.data ?? null;
}

export function serverWord(payment: PaymentModel | null): ServerStatus {
  if (payment === null) return "unknown";
  const isUnpaid = payment.payStatus === payStatusCodes.unpaid || payment.payStatus === payStatusCodes.failed;
  if (!isUnpaid) return "paid";
  if (payment.open) return "unpaid";
  return payment.payable ? "refused" : "failed";
}
