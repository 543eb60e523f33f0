/** What can be said of a day: nobody closed it, it is frozen, or it was opened again. */
export const cashDayStates = ["open", "closed", "reopened"] as const;
export type CashDayState = (typeof cashDayStates)[number];

/** What the list can show alone; `waiting`: days before today that are not closed. */
export const cashDayFilters = [...cashDayStates, "waiting"] as const;
export type CashDayFilter = (typeof cashDayFilters)[number];

export const cashDaysPageSize = 50;
