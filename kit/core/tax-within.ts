/** The tax included in an amount, rounded half up. */
export function taxWithin(amount: number, percent: number): number {
  const whole = BigInt(100 + percent);
  return Number((BigInt(amount) * BigInt(percent) * 2n + whole) / (whole * 2n));
}
