import { expect, test } from "vitest";
import type { SettlementRow } from "../read/settlement-row.ts";
import { chargeFinder, type FoundCharge } from "./choose-charge.ts";

const aFound = (change: Partial<FoundCharge>): FoundCharge => ({
  ...{ id: "c1", reference: "P1", amount: 1, isPaid: true, refunded: 0, key: "C1", by: "charge" },
  ...change,
});
const asks = (reference: string, gatewayReference = "") => ({ reference, gatewayReference }) as SettlementRow;

test("MO-06 a row is found by our charge, the gateway's reference, the payment or the order, in this order", () => {
  const find = chargeFinder([
    aFound({ id: "by-order", key: "BB1", by: "order" }),
    aFound({ id: "by-payment", key: "P1", by: "payment" }),
    aFound({ id: "by-gateway", key: "G1", by: "gateway" }),
    aFound({ id: "by-charge", key: "C1", by: "charge" }),
  ]);
  expect(
    [find(asks("C1", "G1")), find(asks("P1", "G1")), find(asks("BB1")), find(asks("P1"))].map((one) => one?.id),
  ).toEqual([...["by-charge", "by-gateway", "by-order", "by-payment"]]);
  expect(find(asks("", ""))).toBeNull();
  expect(find(asks("nothing"))).toBeNull();
});

test("of several charges of a payment the paid one is taken", () => {
  const find = chargeFinder([
    aFound({ id: "expired", key: "P1", by: "payment", isPaid: false }),
    aFound({ id: "paid", key: "P1", by: "payment" }),
  ]);
  expect(find(asks("P1"))?.id).toBe("paid");
});
