import type { Locale } from "#kit/core/locale.ts";

/** A payment channel as staff edit it. Which gateway charges, and groups and their parents, come with the shop. */
export type ChannelState = {
  readonly names: { readonly [Language in Locale]?: string };
  readonly position: number;
  readonly enabled?: true;
  readonly fee?: number;
  /** Hundredths of a per cent. */
  readonly feeBasisPoints?: number;
  readonly least?: number;
  readonly most?: number;
  /** How long a payment waits for its money. */
  readonly minutes?: number;
  /** Couriers that collect cash; without any: every courier does. */
  readonly couriers?: Readonly<Record<string, true>>;
};

/** What every channel has, and what only those have that can be chosen, that wait, or that a courier collects. */
const groupFields = ["names", "position", "enabled"] as const;
const payableFields = ["fee", "feeBasisPoints", "least", "most"] as const;

type Kind = { readonly kind: string; readonly isGroup: boolean };

/** The fields a channel of this kind has. */
export const fieldsOf = ({ kind, isGroup }: Kind): readonly (keyof ChannelState)[] =>
  isGroup ? groupFields : [...groupFields, ...payableFields, kind === "cod" ? "couriers" : "minutes"];

export const longestChannelName = 60;
export const mostPosition = 1_000;
export const mostFee = 1_000_000;
export const mostBasisPoints = 1_000;
export const mostAmountOfChannel = 10_000_000_000;
/** Gateways refuse charges that expire sooner. */
export const leastMinutes = 10;
/** Three days; the stock of an order is held as long. */
export const mostMinutes = 3 * 24 * 60;
