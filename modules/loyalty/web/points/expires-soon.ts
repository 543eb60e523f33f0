const dayMs = 24 * 60 * 60 * 1000;

/** Points that were collected a moment ago are not about to be lost: the warning comes in the last three months. */
export const warnDaysBefore = 90;

/** Whether points that are lost on this day (yyyy-mm-dd) are worth a warning now. */
export const expiresSoon = (on: string, now: Date): boolean =>
  Date.parse(`${on}T00:00:00+07:00`) - now.getTime() <= warnDaysBefore * dayMs;
