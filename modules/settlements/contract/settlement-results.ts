/** What became of a row: `missing` is a payment of ours without a row. */
export const settlementResults = [
  "matched",
  "refunded",
  "amountDiffers",
  "sumDiffers",
  "unknown",
  "notPaid",
  "refundDiffers",
  "chargedBack",
  "duplicate",
  "missing",
] as const;
export type SettlementResult = (typeof settlementResults)[number];

/** Results that agree with our payments; all others are differences. */
export const isDifference = (result: SettlementResult): boolean => result !== "matched" && result !== "refunded";

/** Paid charges are missed when no file had them after so many days: gateways pay out after one to five working days. */
export const missingAfterDays = 7;

export const settlementPageSize = 50;

/** Files with more rows are imported as background work. */
export const rowsAtOnce = 5_000;

/** Where files are sent to. */
export const settlementUploadPath = "/admin/settlements/files";
export const largestSettlementFile = 20 * 1024 * 1024;
