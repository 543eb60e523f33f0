import type { AdminReturnResult, AdminReturnsResult } from "./returns.graphql.gen.ts";

export type ReturnRow = AdminReturnsResult["adminReturns"]["returns"][number];
export type AdminReturnModel = NonNullable<AdminReturnResult["adminReturn"]>;

/** The piles returns lie on: to decide, on their way, to refund, over. */
export const returnTabs = {
  decide: ["10"],
  coming: ["20", "30"],
  here: ["40"],
  over: ["21", "50", "60"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ReturnTab = keyof typeof returnTabs;

export const asReturnTab = (text: string | null): ReturnTab =>
  (Object.keys(returnTabs) as ReturnTab[]).find((tab) => tab === text) ?? "decide";

export function returnTone(status: string): "sun" | "info" | "court" | "neutral" {
  if (status === "10" || status === "40") return "sun";
  if (status === "20" || status === "30") return "info";
  return status === "50" ? "court" : "neutral";
}
