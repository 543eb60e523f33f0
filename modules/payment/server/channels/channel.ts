import type { Texts } from "#kit/core/locale.ts";
import type { Rupiah } from "#kit/core/rupiah.ts";

const channelKinds = ["va", "card", "wallet", "qris", "cod"] as const;
export type ChannelKind = (typeof channelKinds)[number];

/** A row of `payment.channel`; the migration describes its columns. */
export type Channel = {
  readonly code: string;
  readonly parentCode: string | null;
  readonly stage: number;
  readonly kind: ChannelKind;
  readonly gateway: string | null;
  readonly bank: string | null;
  readonly months: number | null;
  readonly names: Texts;
  readonly image: string;
  /** The fixed fee. Of an offered channel: all it adds to the amount it is offered for. */
  readonly fee: Rupiah;
  /** Hundredths of a per cent of the amount. */
  readonly feeBasisPoints: number;
  readonly leastAmount: Rupiah;
  readonly mostAmount: Rupiah | null;
  readonly lastsSeconds: number | null;
  readonly couriers: readonly string[] | null;
  /** Whether it is offered. Orders that chose it before keep it. */
  readonly enabled: boolean;
};

/** A channel with its sub-channels. */
export type ChannelBranch = Channel & { readonly children: readonly ChannelBranch[] };
