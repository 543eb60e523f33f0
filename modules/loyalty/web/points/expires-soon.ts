const dayMs = 24 * 60 * 60 * 1000;

/** Recently collected points need no warning: it starts three months before expiry. */
export const warnDaysBefore = 90;

/** Whether points that are lost on this day (yyyy-mm-dd) are worth a warning now. */
export const expiresSoon = (on: string, now: Date): boolean =>
  Date.parse(`${on}T00:00:00+07:00`) - now.getTime() <= warnDaysBefore * dayMs;
