/** The days of a week in the order they are told, Monday first. */
export const weekdays = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const;

export type Weekday = (typeof weekdays)[number];

/** From when to when a store is open, on the clock of its own town: "10:00" to "22:00". */
type OpenFromTo = { readonly opens: string; readonly closes: string };

/** One entry for each weekday; null for a day the store stays closed. */
export type OpeningHours = readonly (OpenFromTo | null)[];
