/** The statuses of a return (D-56). `wire/return-status-codes.ts` has their meaning and wire codes. */
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

/** Its pieces cannot be in another return: it is neither refused nor cancelled. */
export const isLiveReturn = (status: ReturnStatus): boolean => status !== "refused" && status !== "cancelled";

/** Days after receipt within which pieces may be returned (D-56). */
export const returnDays = 7;
