import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#kit/postgres/connect.ts";
import { type BankStatus, findCharge, moveCharge, takeMoney } from "./charge-store.ts";
import { type SentWebhook, sendWebhooks } from "./send-webhooks.ts";
import type { WebhookSignature } from "./signed-webhook.ts";

export type PayOrder = {
  /** The amount the payer sends; the requested one if absent. */
  readonly amount?: number;
  readonly copies: number;
  /** The statuses to report, in order. */
  readonly orderOfStatuses: readonly BankStatus[];
  readonly signature: WebhookSignature;
  readonly delayMs: number;
};

export type Paid =
  | {
      readonly type: "paid";
      readonly orderId: string;
      readonly amount: number;
      readonly webhooks: readonly SentWebhook[];
    }
  | { readonly type: "unknown" | "notWaiting" };

const isEnd = (status: BankStatus) => status === "deny" || status === "expire" || status === "cancel";

/**
 * Simulates a payment: the ledger changes first, then the webhooks are sent. A forged webhook comes from a third party,
 * so no money moves. A denial after the settlement reverses the payment.
 */
export async function payCharge(database: Database, shopUrl: string, name: string, order: PayOrder): Promise<Paid> {
  const { kysely } = database;
  const charge = await findCharge(kysely, name);
  if (!charge) return { type: "unknown" };
  const { orderId } = charge;
  const amount = order.amount ?? charge.amount;
  const statuses = order.orderOfStatuses;
  const real = order.signature === "ok" && statuses.includes("settlement");
  if (real && !(charge.status !== "expire" && (await takeMoney(kysely, orderId, amount))))
    return { type: "notWaiting" };
  // An expiry is recorded in the bank's ledger too.
  const end = order.signature === "ok" && !real ? statuses.findLast((status) => isEnd(status)) : undefined;
  if (end) await moveCharge(kysely, orderId, ["page", "pending"], end);
  const current = (await findCharge(kysely, orderId)) ?? charge;
  const send = async (list: readonly BankStatus[]) =>
    sendWebhooks(database, shopUrl, order.signature === "ok" ? current : { ...current, paidAmount: amount }, {
      statuses: list,
      copies: order.copies,
      signature: order.signature,
    });
  const notify = async () => {
    await sleep(order.delayMs);
    const reversedAt = real ? statuses.lastIndexOf("deny") : -1;
    if (reversedAt <= statuses.indexOf("settlement")) return send(statuses);
    const before = await send(statuses.slice(0, reversedAt));
    await moveCharge(kysely, orderId, ["settlement"], "deny");
    return [...before, ...(await send(statuses.slice(reversedAt)))];
  };
  if (order.delayMs > 0) {
    // The caller does not wait for a delayed webhook.
    notify().catch(() => undefined);
    return { type: "paid", orderId, amount, webhooks: [] };
  }
  return { type: "paid", orderId, amount, webhooks: await notify() };
}
