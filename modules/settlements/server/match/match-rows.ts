import type { SettlementResult } from "../../contract/settlement-results.ts";
import type { SettlementRow } from "../read/settlement-row.ts";

/** A charge of ours at a gateway. */
export type OurCharge = {
  readonly id: string;
  /** Our payment reference. */
  readonly reference: string;
  readonly amount: number;
  readonly isPaid: boolean;
  /** What the gateway sent back of it. */
  readonly refunded: number;
};

export type MatchedRow = SettlementRow & {
  readonly result: Exclude<SettlementResult, "missing">;
  readonly charge: OurCharge | null;
  readonly ourAmount: number | null;
  readonly identity: string;
};

/** What earlier files of the gateway have. */
export type Settled = {
  /** Identities of their rows. */
  readonly identities: ReadonlySet<string>;
  /** Refunds in them by charge, above 0. */
  readonly refunds: ReadonlyMap<string, number>;
};

/** What makes two rows one: a charge is settled once; a refund is the same by its own reference, amount and day. */
export function identityOf(row: SettlementRow, charge: OurCharge | null): string {
  const about = charge ? `charge ${charge.id}` : `row ${row.reference} ${row.gatewayReference}`;
  if (row.kind === "payment") return `payment ${about}`;
  return `${row.kind} ${about} ${row.gatewayReference} ${row.gross} ${row.settledOn ?? ""}`;
}

/** Compares the rows of a file with our charges, in the order of the file. Rows and charges are read, nothing is changed. */
export function matchRows(
  rows: readonly SettlementRow[],
  chargeOf: (row: SettlementRow) => OurCharge | null,
  settled: Settled,
): MatchedRow[] {
  const seen = new Set(settled.identities);
  const refunds = new Map(settled.refunds);
  return rows.map((row) => {
    const charge = chargeOf(row);
    const identity = identityOf(row, charge);
    const about = { ...row, charge, identity };
    if (seen.has(identity)) return { ...about, result: "duplicate", ourAmount: charge?.amount ?? null };
    seen.add(identity);
    if (!charge) return { ...about, result: "unknown", ourAmount: null };
    if (row.kind === "refund") {
      const sum = (refunds.get(charge.id) ?? 0) - row.gross;
      refunds.set(charge.id, sum);
      const agrees = sum <= charge.refunded;
      const result = agrees ? resultOfSums(row, "refunded") : "refundDiffers";
      return { ...about, result, ourAmount: -charge.refunded || 0 };
    }
    if (row.kind === "chargeback") return { ...about, result: "chargedBack", ourAmount: charge.amount };
    const result = !charge.isPaid
      ? "notPaid"
      : row.gross !== charge.amount
        ? "amountDiffers"
        : resultOfSums(row, "matched");
    return { ...about, result, ourAmount: charge.amount };
  });
}

/** The result, unless gross less fee is not the net. */
const resultOfSums = <Result extends string>({ gross, fee, net }: SettlementRow, result: Result) =>
  gross - fee === net ? result : ("sumDiffers" as const);

/** The sums of rows, each to the rupiah. */
export const sumsOf = (rows: readonly SettlementRow[]): { gross: number; fee: number; net: number } =>
  rows.reduce((sum, { gross, fee, net }) => ({ gross: sum.gross + gross, fee: sum.fee + fee, net: sum.net + net }), {
    gross: 0,
    fee: 0,
    net: 0,
  });
