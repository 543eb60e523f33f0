export const weekdays = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const;

export type Weekday = (typeof weekdays)[number];

/** Opening and closing time in the store's local time, such as "10:00" and "22:00". */
type OpenFromTo = { readonly opens: string; readonly closes: string };

/** One entry per weekday, Monday first; null for a closed day. */
export type OpeningHours = readonly (OpenFromTo | null)[];
