import type { ReportName } from "../contract/report-names.ts";
import type { ReportFiguresResult } from "./report-model.ts";
import type { ReportsTextKey } from "./reports-text.ts";

export type FigureName = keyof ReportFiguresResult;

const money: readonly FigureName[] = ["gross", "discount", "points", "freight", "fee", "refunded", "net"];
export const isMoney = (name: FigureName): boolean => money.includes(name);

const whole: readonly FigureName[] = ["orders", "pieces", "piecesBack", ...money];
const stages: readonly FigureName[] = ["views", "carts", "checkouts", "orders"];
const goods: readonly FigureName[] = ["pieces", "piecesBack", "gross", "discount", "points", "net"];
const returned: readonly FigureName[] = ["orders", "pieces", "refunded"];

/** The figures of a period. An order with two products or promotions stands in two rows, so its sums over rows are left out. */
export const stepColumns: Readonly<Record<ReportName, readonly FigureName[]>> = {
  sales: whole,
  products: goods,
  categories: goods,
  stores: whole,
  channels: whole,
  promotions: ["discount"],
  returns: returned,
  customers: whole,
  searches: ["searches", "withoutResults"],
  funnel: stages,
};

export const rowColumns: Readonly<Record<ReportName, readonly FigureName[]>> = {
  ...stepColumns,
  products: ["orders", ...goods],
  promotions: ["orders", "gross", "discount"],
  searches: ["withoutResults"],
};

/** The figure a chart shows. */
export const chartFigure: Readonly<Record<ReportName, FigureName>> = {
  sales: "net",
  products: "net",
  categories: "net",
  stores: "net",
  channels: "net",
  promotions: "discount",
  returns: "orders",
  customers: "net",
  searches: "withoutResults",
  funnel: "orders",
};

/** The text of a figure's name. */
export function figureKey(report: ReportName, name: FigureName): ReportsTextKey {
  if (name !== "orders") return `figure_${name}`;
  if (report === "returns") return "returns_count";
  return report === "funnel" ? "paid_orders" : "figure_orders";
}
