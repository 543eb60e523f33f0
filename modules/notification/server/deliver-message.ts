import type { Clock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { OutboxHandler } from "#kit/postgres/outbox.ts";
import type { Message } from "../contract/message.ts";
import type { Delivery } from "./delivery.ts";
import { openEnvelope } from "./message-envelope.ts";
import { receiverHash } from "./receiver-hash.ts";
import type { Sealer } from "./sealer.ts";
import { sendByChannel } from "./send-by-channel.ts";
import type { Senders } from "./senders.ts";
import { recordDelivery } from "./store/delivery-store.ts";
import { deliveryState } from "./store/message-texts.ts";
import type { ShopCard } from "./templates/shop-card.ts";
import type { ChangedTexts } from "./templates/words.ts";
import { changedTextsFor, changedTextsReader } from "./texts/changed-texts.ts";

export type DeliverMessageDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly sealer: Sealer;
  /** The key of the hashes of receivers. */
  readonly secret: string;
  readonly senders: Senders;
  readonly shop: ShopCard;
  /** Called with the outcome of each message. */
  readonly onDelivery?: (delivery: Delivery) => void;
};

/**
 * The outbox handler of this module. It throws when a channel is unavailable, so that the outbox retries; every other outcome
 * is recorded and final. The outbox id is the idempotency key for the vendor. The text is the one saved at this moment, not the one
 * at the moment the message was queued.
 */
export function deliverMessage(deps: DeliverMessageDeps): OutboxHandler {
  const reader = changedTextsReader();
  return async ({ id, payload }) => {
    const { isDelivered, textVersion } = await deliveryState(deps.database.kysely, id);
    // A crash between recording the delivery and the outbox's own commit repeats the call.
    if (isDelivered) return;
    const message = openEnvelope(payload, deps.sealer);
    const texts = await reader.at(deps.database.kysely, textVersion);
    const changed = message.draft ?? changedTextsFor(texts, message.content, message.channel, message.locale);
    const delivery = {
      messageId: id,
      kind: message.content.kind,
      channel: message.channel,
      ...(await attempt(deps, id, message, changed)),
    };
    await recordDelivery(deps.database.kysely, delivery, receiverHash(deps.secret, message.to));
    deps.onDelivery?.(delivery);
  };
}

type Outcome = Pick<Delivery, "outcome" | "vendorMessageId" | "reason">;

async function attempt(
  deps: DeliverMessageDeps,
  id: string,
  message: Message,
  changed: ChangedTexts,
): Promise<Outcome> {
  if (message.notAfter && message.notAfter <= deps.clock.now()) {
    return { outcome: "EXPIRED", vendorMessageId: null, reason: null };
  }
  const result = await sendByChannel(id, message, deps.shop, deps.senders, changed);
  if (result.ok) return { outcome: "SENT", vendorMessageId: result.value.messageId, reason: null };
  const { code, reason } = result.error;
  if (code === "REFUSED") return { outcome: "REFUSED", vendorMessageId: null, reason };
  throw new Error(`the channel ${message.channel} is unavailable: ${reason}`);
}
