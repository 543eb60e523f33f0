/** A count that fits its badge: "7", "99", and "99+" above the cap. */
export function cappedCount(count: number, cap: number): string {
  return count > cap ? `${cap}+` : String(count);
}
