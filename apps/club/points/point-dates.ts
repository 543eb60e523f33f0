/** The same day so many months later, or the last of a shorter month; in UTC, to the millisecond. */
export function monthsLater(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  // 31 January and one month would roll over into March.
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** The months a chart shows, oldest first and ending with this one, as yyyy-mm. */
export function lastMonths(month: string, count: number): string[] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return Array.from({ length: count }, (_, index) => {
    const first = new Date(Date.UTC(year, number - count + index, 1));
    return first.toISOString().slice(0, 7);
  });
}
