import type { RowKind } from "../ports/settlement-format.ts";

/** A line as the file has it; null: it has no such amount. */
export type SettlementLine = {
  readonly number: number;
  readonly reference: string;
  readonly gatewayReference: string;
  readonly kind: RowKind;
  readonly gross: number;
  readonly fee: number | null;
  readonly tax: number | null;
  readonly net: number | null;
  readonly settledOn: string | null;
  /** `TRANSACTION`, `FEE` or `VAT` in files with a line for each; empty in others. */
  readonly lineType: string;
  /** `CREDIT` or `DEBIT` in files whose amounts have no sign; empty in others. */
  readonly direction: string;
};

const isCost = ({ lineType }: SettlementLine): boolean => /^(?:fee|vat|tax)/i.test(lineType);

/** A cost that is debited is one; a cost that is credited comes back. */
const costOf = ({ gross, direction }: SettlementLine): number => (/^c/i.test(direction) ? -1 : 1) * Math.abs(gross);

const keyOf = ({ reference, gatewayReference }: SettlementLine): string => `${reference}\n${gatewayReference}`;

/**
 * Joins lines of fees and taxes with the line of their transaction, as a balance report lists them. Costs without a transaction
 * in the file stay as a row of their own.
 */
export function combineLines(lines: readonly SettlementLine[]): readonly SettlementLine[] {
  if (!lines.some(isCost)) return lines;
  const costs = new Map<string, number>();
  for (const line of lines) if (isCost(line)) costs.set(keyOf(line), (costs.get(keyOf(line)) ?? 0) + costOf(line));
  const taken = new Set<string>();
  const whole = lines
    .filter((line) => !isCost(line))
    .map((line) => {
      const key = keyOf(line);
      // The first transaction of several takes the costs, so that they count once.
      if (taken.has(key)) return { ...line, fee: 0 };
      taken.add(key);
      return { ...line, fee: (line.fee ?? 0) + (costs.get(key) ?? 0) };
    });
  const alone = new Map<string, SettlementLine>();
  for (const line of lines) {
    const key = keyOf(line);
    if (!isCost(line) || taken.has(key)) continue;
    const first = alone.get(key) ?? line;
    alone.set(key, { ...first, gross: 0, fee: costs.get(key) ?? 0, net: null });
  }
  return [...whole, ...alone.values()].toSorted((one, other) => one.number - other.number);
}
