import type { Clock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { OutboxHandler } from "#kit/postgres/outbox.ts";
import type { Message } from "../contract/message.ts";
import type { Delivery } from "./delivery.ts";
import { handOver } from "./hand-over.ts";
import { openEnvelope } from "./message-envelope.ts";
import type { Sealer } from "./sealer.ts";
import type { Senders } from "./senders.ts";
import { findDelivery, recordDelivery } from "./store/delivery-store.ts";
import type { ShopCard } from "./templates/shop-card.ts";

export type DeliverMessageDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly sealer: Sealer;
  readonly senders: Senders;
  readonly shop: ShopCard;
  /** Told how each message ended. */
  readonly onDelivery?: (delivery: Delivery) => void;
};

/**
 * The outbox handler of this module. A channel that is down throws, so that the outbox tries again later;
 * every other end is written down and final. The outbox id is the key the vendor gets on each attempt.
 */
export function deliverMessage(deps: DeliverMessageDeps): OutboxHandler {
  return async ({ id, payload }) => {
    // A crash between this record and the outbox's own leads here again.
    if (await findDelivery(deps.database.kysely, id)) return;
    const message = openEnvelope(payload, deps.sealer);
    const delivery = {
      messageId: id,
      kind: message.content.kind,
      channel: message.channel,
      ...(await attempt(deps, id, message)),
    };
    await recordDelivery(deps.database.kysely, delivery);
    deps.onDelivery?.(delivery);
  };
}

type End = Pick<Delivery, "outcome" | "vendorMessageId" | "reason">;

async function attempt(deps: DeliverMessageDeps, id: string, message: Message): Promise<End> {
  if (message.notAfter && message.notAfter <= deps.clock.now()) {
    return { outcome: "EXPIRED", vendorMessageId: null, reason: null };
  }
  const result = await handOver(id, message, deps.shop, deps.senders);
  if (result.ok) return { outcome: "SENT", vendorMessageId: result.value.messageId, reason: null };
  const { code, reason } = result.error;
  if (code === "REFUSED") return { outcome: "REFUSED", vendorMessageId: null, reason };
  throw new Error(`the channel ${message.channel} is unavailable: ${reason}`);
}
