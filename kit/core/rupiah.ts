declare const unit: unique symbol;

/** A whole number of rupiah; the currency has no decimals here. */
export type Rupiah = number & { readonly [unit]: "rupiah" };

export function rupiah(amount: number): Rupiah {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole rupiah amount: ${amount}`);
  // Minus zero would print and compare oddly, so it is normalized.
  return (amount === 0 ? 0 : amount) as Rupiah;
}

/**
 * Splits `total` in proportion to whole-number weights without losing a rupiah. The remaining rupiah go to the largest remainders,
 * ties by position. A negative total mirrors the positive one.
 */
export function allocate(total: Rupiah, weights: readonly number[]): Rupiah[] {
  if (total < 0) return allocate(rupiah(-total), weights).map((share) => rupiah(-share));
  const whole = weights.reduce((sum, weight) => sum + asWeight(weight), 0);
  if (whole === 0) {
    if (total !== 0) throw new RangeError(`cannot split ${total} over no weight at all`);
    return weights.map(() => rupiah(0));
  }
  return total * whole <= Number.MAX_SAFE_INTEGER ? inNumbers(total, weights, whole) : inBigInts(total, weights);
}

/** The fast path for products within the safe integer range, which is nearly always. */
function inNumbers(total: number, weights: readonly number[], whole: number): Rupiah[] {
  const rests = weights.map((weight) => (total * weight) % whole);
  const shares = weights.map((weight, at) => (total * weight - (rests[at] ?? 0)) / whole);
  handOut(total - shares.reduce((sum, share) => sum + share, 0), shares, rests);
  return shares.map(rupiah);
}

function inBigInts(total: number, weights: readonly number[]): Rupiah[] {
  const parts = weights.map(BigInt);
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  const products = parts.map((part) => BigInt(total) * part);
  const shares = products.map((product) => Number(product / whole));
  const odd = BigInt(total) - shares.reduce((sum, share) => sum + BigInt(share), 0n);
  handOut(
    Number(odd),
    shares,
    products.map((product) => product % whole),
  );
  return shares.map(rupiah);
}

/** Adds one rupiah to this many shares, those with the largest remainders. */
function handOut<Rest extends number | bigint>(odd: number, shares: number[], rests: readonly Rest[]): void {
  if (odd === 0) return;
  const places = rests.map((rest, at) => ({ rest, at })).sort((one, other) => compare(other.rest, one.rest));
  for (const { at } of places.slice(0, odd)) shares[at] = (shares[at] ?? 0) + 1;
}

const compare = <Rest extends number | bigint>(one: Rest, other: Rest): number =>
  one === other ? 0 : one < other ? -1 : 1;

function asWeight(weight: number): number {
  if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`not a weight: ${weight}`);
  return weight;
}
