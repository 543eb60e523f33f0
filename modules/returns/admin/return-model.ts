import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import type { AdminReturnResult, AdminReturnsResult } from "./returns.graphql.gen.ts";

export type ReturnRow = AdminReturnsResult["adminReturns"]["returns"][number];
export type AdminReturnModel = NonNullable<AdminReturnResult["adminReturn"]>;

/** The piles returns lie on: to decide, on their way, to refund, over. */
export const returnTabs = {
  decide: [returnStatusCodes.requested],
  coming: [returnStatusCodes.approved, returnStatusCodes.inTransit],
  here: [returnStatusCodes.received],
  over: [returnStatusCodes.refused, returnStatusCodes.refunded, returnStatusCodes.cancelled],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ReturnTab = keyof typeof returnTabs;

export const asReturnTab = (text: string | null): ReturnTab =>
  (Object.keys(returnTabs) as ReturnTab[]).find((tab) => tab === text) ?? "decide";

export function returnTone(status: string): "sun" | "info" | "court" | "neutral" {
  if (status === returnStatusCodes.requested || status === returnStatusCodes.received) return "sun";
  if (status === returnStatusCodes.approved || status === returnStatusCodes.inTransit) return "info";
  return status === returnStatusCodes.refunded ? "court" : "neutral";
}
