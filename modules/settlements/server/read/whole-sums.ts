import type { SettlementLine } from "./combine-lines.ts";
import type { SettlementRow } from "./settlement-row.ts";

/** Less than this is a rounding of the file's own decimals. */
const cent = 0.005;

/** Half a rupiah away from zero, and no minus zero. */
const whole = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount)) || 0;

/**
 * The amounts of a line in whole rupiah with their signs. What the file leaves out follows from the rest. Decimals that add up in
 * the file add up here: the net is then gross less fee, never a rupiah beside it.
 */
export function wholeSums(line: SettlementLine): SettlementRow {
  const { number, reference, gatewayReference, settledOn } = line;
  const isBack = line.kind !== "payment" || line.gross < 0;
  const kind = line.kind === "payment" && line.gross < 0 ? "refund" : line.kind;
  const sign = isBack ? -1 : 1;
  const exactGross = sign * Math.abs(line.gross);
  const exactNet = line.net === null ? null : isBack ? -Math.abs(line.net) : line.net;
  const gross = whole(exactGross);
  const named = line.fee === null && line.tax === null ? null : costs(line);
  const exactFee = named ?? (exactNet === null ? 0 : exactGross - exactNet);
  const fee = whole(exactFee);
  const addsUp = exactNet === null || Math.abs(exactGross - exactFee - exactNet) < cent;
  const net = addsUp ? gross - fee : whole(exactNet);
  return { number, reference, gatewayReference, kind, gross, fee, net, settledOn };
}

/** Files write costs of payments with or without a minus; given back with a refund they are below 0. */
function costs({ fee, tax, kind, gross, lineType }: SettlementLine): number {
  const sum = (fee ?? 0) + (tax ?? 0);
  return kind === "payment" && gross >= 0 && lineType === "" ? Math.abs(sum) : sum;
}
