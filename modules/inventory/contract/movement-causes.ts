/** Causes a member of staff chooses when adjusting stock. `adjusted` needs a note. */
export const adjustmentCauses = ["received", "found", "damaged", "lost", "adjusted"] as const;

/**
 * Why the units on hand changed. `opening` are the units a place began with, `shipped` left with an order, `returned` came back
 * from one; `unexplained` was written without a cause.
 */
export const movementCauses = [
  ...adjustmentCauses,
  "opening",
  "imported",
  "counted",
  "transferOut",
  "transferIn",
  "shipped",
  "returned",
  "removed",
  "unexplained",
] as const;
export type MovementCause = (typeof movementCauses)[number];
