import type { Texts } from "#kit/core/locale.ts";
import type { Rupiah } from "#kit/core/rupiah.ts";

const channelKinds = ["va", "card", "wallet", "qris", "cod"] as const;
export type ChannelKind = (typeof channelKinds)[number];

/** One line of the list of channels; see the table for what each field means. */
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
  readonly fee: Rupiah;
  readonly leastAmount: Rupiah;
  readonly mostAmount: Rupiah | null;
  readonly lastsSeconds: number | null;
  readonly couriers: readonly string[] | null;
};

/** A channel with what can be chosen below it. */
export type ChannelBranch = Channel & { readonly children: readonly ChannelBranch[] };
