/** The reports that can be chosen, in the order of their links. */
export const reportNames = [
  "sales",
  "products",
  "categories",
  "stores",
  "channels",
  "promotions",
  "returns",
  "customers",
] as const;
export type ReportName = (typeof reportNames)[number];

/** The lengths of the periods of a report. */
export const reportSteps = ["day", "week", "month"] as const;
export type ReportStep = (typeof reportSteps)[number];
