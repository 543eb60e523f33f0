/** How far a return is (D-56). What each means, and its code on the wire, stands in `wire/return-status-codes.ts`. */
export const returnStatuses = [
  "requested",
  "approved",
  "refused",
  "inTransit",
  "received",
  "refunded",
  "cancelled",
] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** Its pieces are still spoken for: neither refused nor undone. */
export const isLiveReturn = (status: ReturnStatus): boolean => status !== "refused" && status !== "cancelled";

/** Days after receipt within which something may go back (D-56). */
export const returnDays = 7;
