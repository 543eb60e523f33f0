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
  "searches",
  "funnel",
] as const;
export type ReportName = (typeof reportNames)[number];

/** Reports of what was sold and returned; the others count what shoppers did before. */
export type FigureReport = Exclude<ReportName, "searches" | "funnel">;

/** The lengths of the periods of a report. */
export const reportSteps = ["day", "week", "month"] as const;
export type ReportStep = (typeof reportSteps)[number];
