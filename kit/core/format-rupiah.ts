/** "Rp1.250.000", "-Rp500". Own code rather than Intl, so that server and browser cannot differ. */
export function rp(amount: number): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole rupiah amount: ${amount}`);
  const grouped = String(Math.abs(amount)).replace(/\B(?=(?:\d{3})+$)/g, ".");
  return `${amount < 0 ? "-" : ""}Rp${grouped}`;
}
