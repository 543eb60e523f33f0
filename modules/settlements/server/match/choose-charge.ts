import type { SettlementRow } from "../read/settlement-row.ts";
import type { OurCharge } from "./match-rows.ts";

/** A charge with the keys a row can name it by, and which key named it. */
export type FoundCharge = OurCharge & { readonly key: string; readonly by: "charge" | "gateway" | "payment" | "order" };

const order = ["charge", "gateway", "payment", "order"] as const;

/**
 * Finds the charge of a row: by our name of the charge, by the gateway's, by the code of the payment, by that of an order. Of several
 * charges of one payment a paid one is taken.
 */
export function chargeFinder(found: readonly FoundCharge[]): (row: SettlementRow) => OurCharge | null {
  const byKey = new Map<string, FoundCharge[]>();
  for (const charge of found) byKey.set(charge.key, [...(byKey.get(charge.key) ?? []), charge]);
  const best = (one: FoundCharge, other: FoundCharge) =>
    order.indexOf(one.by) - order.indexOf(other.by) || Number(other.isPaid) - Number(one.isPaid);
  return ({ reference, gatewayReference }) => {
    const keys = [...new Set([reference, gatewayReference])].filter((key) => key !== "");
    const [charge] = keys.flatMap((key) => byKey.get(key) ?? []).toSorted(best);
    return charge ?? null;
  };
}
