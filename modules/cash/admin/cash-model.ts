import { rp } from "#kit/core/format-rupiah.ts";
import { type CashDayState, cashDayStates } from "../contract/cash-states.ts";
import type { AdminCashDayResult, AdminCashDaysResult } from "./cash.graphql.gen.ts";

export type CashDayModel = NonNullable<AdminCashDayResult["adminCashDay"]>;
export type CashDaysModel = AdminCashDaysResult["adminCashDays"];
export type CashDayRow = CashDaysModel["rows"][number];

export const cashPath = "/admin/cash";
export const cashDayPath = ({ storeCode, day }: { storeCode: string; day: string }): string =>
  `${cashPath}/${encodeURIComponent(storeCode)}/${day}`;

export const cashState = (state: string): CashDayState => cashDayStates.find((known) => known === state) ?? "open";
export const cashTone = (state: string) =>
  ({ open: "sun", closed: "court", reopened: "danger" })[cashState(state)] as "sun" | "court" | "danger";

/** "+Rp5.000", "-Rp500", "Rp0". */
export const signedRp = (amount: number): string => (amount > 0 ? `+${rp(amount)}` : rp(amount));
