import { expect, test } from "vitest";
import { type DraftLine, shownState, withScanned } from "./transfer-model.ts";

test("MS-03 a transfer on its way of which some has arrived or is lost is partly received", () => {
  expect(["draft", "sent", "received", "cancelled"].map((state) => shownState({ state, settled: 0 }))).toEqual([
    "draft",
    "sent",
    "received",
    "cancelled",
  ]);
  expect(shownState({ state: "sent", settled: 1 })).toBe("part");
});

test("MS-04 a scan adds one to its line, found by code or barcode, or starts a line", () => {
  const sku = { skuCode: "S1", productCode: "P", name: "Ball", options: "", barcode: "899", picture: null };
  const lines: DraftLine[] = [{ code: "S1", sku, quantity: "2" }];
  expect(withScanned(lines, "899")).toEqual([{ code: "S1", sku, quantity: "3" }]);
  expect(withScanned(lines, "S1")).toEqual([{ code: "S1", sku, quantity: "3" }]);
  expect(withScanned(withScanned(lines, "777"), "777")).toEqual([...lines, { code: "777", sku: null, quantity: "2" }]);
});
