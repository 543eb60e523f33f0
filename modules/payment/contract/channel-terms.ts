import { type Rupiah, rupiah } from "#kit/core/rupiah.ts";

/** What decides whether an amount may be paid through a channel, and what it adds. */
export type ChannelTerms = {
  readonly fee: number;
  /** Hundredths of a per cent of the amount. */
  readonly feeBasisPoints: number;
  readonly leastAmount: number;
  readonly mostAmount: number | null;
};

const wholeInBasisPoints = 10_000;

/** What a channel adds to an order of this amount: the fixed fee and the percentage, rounded to the nearest rupiah. */
export const feeFor = ({ fee, feeBasisPoints }: Pick<ChannelTerms, "fee" | "feeBasisPoints">, amount: number): Rupiah =>
  rupiah(fee + Math.floor((amount * feeBasisPoints + wholeInBasisPoints / 2) / wholeInBasisPoints));

/** Whether an order of this amount is within a channel's bounds. */
export const takesAmount = (
  { leastAmount, mostAmount }: Pick<ChannelTerms, "leastAmount" | "mostAmount">,
  amount: number,
): boolean => amount >= leastAmount && (mostAmount === null || amount <= mostAmount);
