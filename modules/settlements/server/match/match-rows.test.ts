import fc from "fast-check";
import { expect, test } from "vitest";
import type { SettlementRow } from "../read/settlement-row.ts";
import { identityOf, matchRows, type OurCharge, type Settled, sumsOf } from "./match-rows.ts";

const noneBefore: Settled = { identities: new Set(), refunds: new Map() };

/** The rules once more, each row for itself: looks back over all rows instead of remembering anything. */
function naiveResult(
  rows: readonly SettlementRow[],
  at: number,
  chargeOf: (row: SettlementRow) => OurCharge | null,
  settled: Settled,
): string {
  const row = rows[at];
  if (!row) return "none";
  const charge = chargeOf(row);
  const same = (other: SettlementRow) => identityOf(other, chargeOf(other)) === identityOf(row, charge);
  if (settled.identities.has(identityOf(row, charge)) || rows.slice(0, at).some(same)) return "duplicate";
  if (charge === null) return "unknown";
  const sums = row.gross - row.fee === row.net;
  if (row.kind === "chargeback") return "chargedBack";
  if (row.kind === "payment") {
    if (!charge.isPaid) return "notPaid";
    if (charge.amount !== row.gross) return "amountDiffers";
    return sums ? "matched" : "sumDiffers";
  }
  let back = settled.refunds.get(charge.id) ?? 0;
  for (const [place, other] of rows.entries()) {
    if (place > at || other.kind !== "refund" || chargeOf(other)?.id !== charge.id) continue;
    if (place < at && naiveResult(rows, place, chargeOf, settled) === "duplicate") continue;
    back -= other.gross;
  }
  if (back > charge.refunded) return "refundDiffers";
  return sums ? "refunded" : "sumDiffers";
}

const aRow = (change: Partial<SettlementRow> = {}): SettlementRow => ({
  ...{ number: 2, reference: "C1", gatewayReference: "G1", kind: "payment", settledOn: "2026-11-15" },
  ...{ gross: 100_000, fee: 4_000, net: 96_000 },
  ...change,
});
const aCharge = (change: Partial<OurCharge> = {}): OurCharge => ({
  ...{ id: "c1", reference: "P1", amount: 100_000, isPaid: true, refunded: 0 },
  ...change,
});
const resultsOf = (rows: readonly SettlementRow[], charge: OurCharge | null = aCharge(), settled = noneBefore) =>
  matchRows(rows, () => charge, settled).map(({ result }) => result);

test("MO-06 each difference has its name", () => {
  expect(resultsOf([aRow()])).toEqual(["matched"]);
  expect(resultsOf([aRow()], null)).toEqual(["unknown"]);
  expect(resultsOf([aRow({ gross: 90_000, net: 86_000 })])).toEqual(["amountDiffers"]);
  expect(resultsOf([aRow({ net: 95_999 })])).toEqual(["sumDiffers"]);
  expect(resultsOf([aRow()], aCharge({ isPaid: false }))).toEqual(["notPaid"]);
  expect(resultsOf([aRow(), aRow({ number: 3 })])).toEqual(["matched", "duplicate"]);
  expect(resultsOf([aRow({ kind: "chargeback", gross: -100_000, net: -104_000 })])).toEqual(["chargedBack"]);
  const refund = aRow({ kind: "refund", gross: -40_000, fee: 0, net: -40_000 });
  expect(resultsOf([refund], aCharge({ refunded: 40_000 }))).toEqual(["refunded"]);
  expect(resultsOf([refund])).toEqual(["refundDiffers"]);
});

test("two refunds of a charge are two, the same refund twice is one, and refunds of earlier files count", () => {
  const refund = (gross: number, gatewayReference: string) =>
    aRow({ kind: "refund", gross, fee: 0, net: gross, gatewayReference });
  const charge = aCharge({ refunded: 70_000 });
  expect(resultsOf([refund(-40_000, "R1"), refund(-30_000, "R2")], charge)).toEqual(["refunded", "refunded"]);
  expect(resultsOf([refund(-40_000, "R1"), refund(-40_000, "R1")], charge)).toEqual(["refunded", "duplicate"]);
  const before: Settled = { identities: new Set(), refunds: new Map([["c1", 40_000]]) };
  expect(resultsOf([refund(-30_000, "R2"), refund(-1, "R3")], charge, before)).toEqual(["refunded", "refundDiffers"]);
});

const charges = ["c0", "c1", "c2"].map((id, at) =>
  aCharge({ id, reference: `P${at}`, amount: 100 * (at + 1), isPaid: at !== 2, refunded: 50 * at }),
);
const rows = fc.array(
  fc.record({
    ref: fc.nat(4),
    kind: fc.constantFrom("payment" as const, "refund" as const, "chargeback" as const),
    gateway: fc.constantFrom("", "G1", "G2"),
    gross: fc.constantFrom(50, 100, 200),
    fee: fc.constantFrom(0, 4),
    odd: fc.constantFrom(0, 0, 1),
  }),
  { maxLength: 14 },
);

test("MO-06 matching agrees with a second, naive implementation, and keeps every row and sum", () => {
  const earlier = fc.record({
    paid: fc.subarray(["c0", "c1", "c2"]),
    refunds: fc.dictionary(fc.constantFrom("c0", "c1", "c2"), fc.nat(60)),
  });
  fc.assert(
    fc.property(rows, earlier, (drafts, { paid, refunds }) => {
      const file = drafts.map(({ ref, kind, gateway, gross, fee, odd }, at): SettlementRow => {
        const signed = kind === "payment" ? gross : -gross;
        return {
          ...{ number: at + 2, reference: `C${ref}`, gatewayReference: gateway, kind, settledOn: null },
          ...{ gross: signed, fee, net: signed - fee + odd },
        };
      });
      const chargeOf = ({ reference }: SettlementRow) => charges[Number(reference.slice(1))] ?? null;
      const settled: Settled = {
        identities: new Set(paid.map((id) => `payment charge ${id}`)),
        refunds: new Map(Object.entries(refunds)),
      };
      const found = matchRows(file, chargeOf, settled);
      expect(found.map(({ result }) => result)).toEqual(
        file.map((_row, at) => naiveResult(file, at, chargeOf, settled)),
      );
      expect(found.map(({ number }) => number)).toEqual(file.map(({ number }) => number));
      expect(sumsOf(found)).toEqual(sumsOf(file));
    }),
    { numRuns: 500 },
  );
});
