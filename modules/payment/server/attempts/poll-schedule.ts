const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Minutes after the opening, then hourly: most shoppers pay at once, so a lost webhook is noticed soon. */
const firstMinutes = [1, 5, 15, 60];

/** The last query is so long before the expiry that a payment still counts in time. */
const beforeExpiryMs = 2 * minuteMs;

/** When the gateway is queried next about an attempt, after `now` (D-91). */
export function nextPoll(openedAt: Date, expiresAt: Date | null, now: Date): Date {
  const opened = openedAt.getTime();
  const since = now.getTime() - opened;
  const early = firstMinutes.map((minutes) => minutes * minuteMs).find((after) => after > since);
  const next = opened + (early ?? (Math.floor(since / hourMs) + 1) * hourMs);
  const last = expiresAt === null ? Number.POSITIVE_INFINITY : expiresAt.getTime() - beforeExpiryMs;
  return new Date(next > last && last > now.getTime() ? last : next);
}
