import type { RowKind } from "../ports/settlement-format.ts";

/** One row of a settlement file in whole rupiah. Refunds and chargebacks are below 0. */
export type SettlementRow = {
  /** The row of the spreadsheet. */
  readonly number: number;
  readonly reference: string;
  readonly gatewayReference: string;
  readonly kind: RowKind;
  readonly gross: number;
  readonly fee: number;
  readonly net: number;
  readonly settledOn: string | null;
};
