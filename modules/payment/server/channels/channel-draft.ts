import type { Texts } from "#kit/core/locale.ts";
import type { ChannelKind } from "./channel.ts";

/** A payment channel that an extension brings. */
export type PaymentChannelDraft = {
  readonly code: string;
  /** The group it is listed in, such as `EWALLET`; null for a channel beside the groups. */
  readonly parentCode: string | null;
  /** Its place among the channels of its group. */
  readonly position: number;
  readonly kind: Exclude<ChannelKind, "cod">;
  /** The name of the gateway that charges. */
  readonly gateway: string;
  /** The bank or wallet, as the gateway knows it; null where there is no choice of one. */
  readonly bank: string | null;
  readonly names: Texts;
  /** The path of its picture. */
  readonly image: string;
  /** How long a payment waits for its money. */
  readonly lastsSeconds: number;
};
