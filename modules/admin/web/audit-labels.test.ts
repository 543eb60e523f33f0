import { expect, test } from "vitest";
import { actionLabel, factsIn } from "./audit-labels.ts";
import en from "./messages/en-US.json" with { type: "json" };

const t = (key: keyof typeof en) => en[key];
const factTexts = (detail: object) =>
  factsIn(JSON.stringify(detail), "en-US", t).map(({ name, value }) => (name ? `${name} ${value}` : value));

test("an action is shown with its label; one without a label by its stored name", () => {
  expect(actionLabel("order.ship", t)).toBe("Sent a parcel");
  expect(actionLabel("order.somethingNew", t)).toBe("order.somethingNew");
});

test("details are shown as texts: money, reasons, pieces; internal numbers are left out", () => {
  expect(factTexts({ refundId: "a-b-c", sentAs: "TRX-9", amount: 288_000 })).toEqual([
    "Bank's number TRX-9",
    "Rp288.000",
  ]);
  expect(factTexts({ reasonCode: "WRONG_ADDRESS", orders: ["BB1", "BB2"] })).toEqual([
    "Wrong address",
    "Orders BB1, BB2",
  ]);
  expect(factTexts({ parcelCode: "PC1", courierCode: "JNE", items: [{ number: 0, quantity: 2 }] })).toEqual([
    "Parcel PC1",
    "Courier JNE",
    "2 × #1",
  ]);
  expect(factTexts({ storeCode: null, active: false })).toEqual(["switched off"]);
  expect(factTexts({})).toEqual([]);
});
