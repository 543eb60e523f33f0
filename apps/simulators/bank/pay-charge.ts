import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#kit/postgres/connect.ts";
import { type BankStatus, findCharge, moveCharge, takeMoney } from "./charge-store.ts";
import { type SentWebhook, sendWebhooks } from "./send-webhooks.ts";
import type { WebhookSignature } from "./signed-webhook.ts";

export type PayOrder = {
  /** What the payer sends; what was asked for if absent. */
  readonly amount?: number;
  readonly copies: number;
  /** The webhooks in the order in which they are sent. */
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
 * Somebody pays: the money is in the bank's books first, then the shop is told as ordered. A forged webhook comes from
 * somebody else, so no money moves. A denial after the settlement is the bank taking its word back.
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
  // A bank that says it is over has it so in its books.
  const end = order.signature === "ok" && !real ? statuses.findLast((status) => isEnd(status)) : undefined;
  if (end) await moveCharge(kysely, orderId, ["page", "pending"], end);
  const told = (await findCharge(kysely, orderId)) ?? charge;
  const send = async (list: readonly BankStatus[]) =>
    sendWebhooks(database, shopUrl, order.signature === "ok" ? told : { ...told, paidAmount: amount }, {
      statuses: list,
      copies: order.copies,
      signature: order.signature,
    });
  const tell = async () => {
    await sleep(order.delayMs);
    const reversedAt = real ? statuses.lastIndexOf("deny") : -1;
    if (reversedAt <= statuses.indexOf("settlement")) return send(statuses);
    const before = await send(statuses.slice(0, reversedAt));
    await moveCharge(kysely, orderId, ["settlement"], "deny");
    return [...before, ...(await send(statuses.slice(reversedAt)))];
  };
  if (order.delayMs > 0) {
    // Whoever asked does not wait for a webhook that is meant to be late.
    tell().catch(() => undefined);
    return { type: "paid", orderId, amount, webhooks: [] };
  }
  return { type: "paid", orderId, amount, webhooks: await tell() };
}
