import type { Api } from "#kit/graphql/client.ts";
import { payStatusCodes } from "../contract/pay-status.ts";
import type { ServerWord } from "./callback-view.ts";
import { PaymentStateDocument, type PaymentStateResult } from "./payment.graphql.gen.ts";

/** A payment as its pages know it. */
export type PaymentModel = NonNullable<PaymentStateResult["queryPaymentStatus"]["data"]>;

/** Asks the server how a payment stands; null when it knows of none that is the visitor's. */
export async function askPayment(api: Api, orderCode: string, refresh = false): Promise<PaymentModel | null> {
  const { queryPaymentStatus } = await api(PaymentStateDocument, { input: { orderCode, refresh } });
  return queryPaymentStatus.data ?? null;
}

export function serverWord(payment: PaymentModel | null): ServerWord {
  if (payment === null) return "unknown";
  if (payment.payStatus === payStatusCodes.unpaid) return payment.open ? "unpaid" : "failed";
  return payment.payStatus === payStatusCodes.failed ? "failed" : "paid";
}
