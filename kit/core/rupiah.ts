declare const unit: unique symbol;

/** A whole number of rupiah; the currency has no decimals here. */
export type Rupiah = number & { readonly [unit]: "rupiah" };

export function rupiah(amount: number): Rupiah {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole rupiah amount: ${amount}`);
  // Minus zero would print and compare oddly, so it never becomes an amount.
  return (amount === 0 ? 0 : amount) as Rupiah;
}

/**
 * Splits `total` in proportion to whole-number weights without losing a rupiah.
 * The odd rupiah go to the largest remainders, ties by position. A negative total mirrors the positive one.
 */
export function allocate(total: Rupiah, weights: readonly number[]): Rupiah[] {
  if (total < 0) return allocate(rupiah(-total), weights).map((share) => rupiah(-share));
  // BigInt, because two large amounts multiplied leave the range in which numbers are exact.
  const parts = weights.map(asWeight);
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  if (whole === 0n) {
    if (total !== 0) throw new RangeError(`cannot split ${total} over no weight at all`);
    return weights.map(() => rupiah(0));
  }
  const shares = parts.map((part) => {
    const product = BigInt(total) * part;
    return { amount: product / whole, rest: product % whole };
  });
  let odd = BigInt(total) - shares.reduce((sum, share) => sum + share.amount, 0n);
  const byRemainder = [...shares].sort((a, b) => (a.rest === b.rest ? 0 : a.rest < b.rest ? 1 : -1));
  for (const share of byRemainder) {
    if (odd === 0n) break;
    share.amount += 1n;
    odd -= 1n;
  }
  return shares.map((share) => rupiah(Number(share.amount)));
}

function asWeight(weight: number): bigint {
  if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`not a weight: ${weight}`);
  return BigInt(weight);
}
