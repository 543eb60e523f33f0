import { grouped } from "./grouped-number.ts";

/** "Rp1.250.000", "-Rp500". Own code rather than Intl, so that server and browser cannot differ. */
export function rp(amount: number): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole rupiah amount: ${amount}`);
  return `${amount < 0 ? "-" : ""}Rp${grouped(Math.abs(amount))}`;
}
