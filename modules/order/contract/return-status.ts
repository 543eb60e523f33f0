/** How far a return is (D-56): requested, approved, refused, on its way, received, refunded, undone. */
export const returnStatuses = ["10", "20", "21", "30", "40", "50", "60"] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** Its pieces are still spoken for: neither refused nor undone. */
export const isLiveReturn = (status: ReturnStatus): boolean => status !== "21" && status !== "60";

/** Days after receipt within which something may go back (D-56). */
export const returnDays = 7;
