import type { Channel } from "../contract/channel.ts";
import type { MessageKind } from "../contract/message.ts";

/** The outcome of a message: accepted by the vendor, refused, or expired. It does not name the receiver, so it may be logged. */
export type Delivery = {
  readonly messageId: string;
  readonly kind: MessageKind;
  readonly channel: Channel;
  readonly outcome: "SENT" | "REFUSED" | "EXPIRED";
  readonly vendorMessageId: string | null;
  readonly reason: string | null;
};
