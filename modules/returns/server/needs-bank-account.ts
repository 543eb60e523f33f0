import type { Kysely } from "kysely";
import type { Order } from "#modules/order/server/index.ts";
import { needsAccount, readChannel } from "#modules/payment/server/index.ts";

/** Whether this order cannot be refunded to its payment method: virtual account or cash on delivery. */
export async function needsBankAccount(
  db: Kysely<unknown>,
  { channelCode }: Pick<Order, "channelCode">,
): Promise<boolean> {
  const channel = channelCode === null ? null : await readChannel(db, channelCode);
  return channel !== null && needsAccount(channel.kind);
}
