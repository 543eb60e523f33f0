import type { Channel } from "../contract/channel.ts";
import type { MessageKind } from "../contract/message.ts";

/**
 * How a message ended: accepted by the vendor, refused for good, or dropped because its time was over.
 * It says nothing about the receiver, so it may be logged.
 */
export type Delivery = {
  readonly messageId: string;
  readonly kind: MessageKind;
  readonly channel: Channel;
  readonly outcome: "SENT" | "REFUSED" | "EXPIRED";
  readonly vendorMessageId: string | null;
  readonly reason: string | null;
};
