const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Minutes after the opening; most people pay at once, so a lost webhook is noticed soon. From then on hourly. */
const firstMinutes = [1, 5, 15, 60];

/** So long before an attempt expires it is asked about once more, while whoever paid can still be told in time. */
const beforeExpiryMs = 2 * minuteMs;

/** When the gateway is to be asked next about an attempt, after `now` (D-91). */
export function nextAsking(openedAt: Date, expiresAt: Date | null, now: Date): Date {
  const opened = openedAt.getTime();
  const since = now.getTime() - opened;
  const early = firstMinutes.map((minutes) => minutes * minuteMs).find((after) => after > since);
  const next = opened + (early ?? (Math.floor(since / hourMs) + 1) * hourMs);
  const last = expiresAt === null ? Number.POSITIVE_INFINITY : expiresAt.getTime() - beforeExpiryMs;
  return new Date(next > last && last > now.getTime() ? last : next);
}
