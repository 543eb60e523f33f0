import { expect, test } from "vitest";
import { fileHead, fileLines } from "#modules/admin/contract/list-file.ts";
import { orderFileColumns } from "./order-csv.ts";
import type { OrderRow } from "./order-model.ts";

const order: OrderRow = {
  orderCode: "BB1",
  status: "31",
  statusText: "Paid",
  deliveryType: "11",
  place: "Jakarta",
  service: null,
  receiver: '=cmd|" /C calc"',
  pieces: 3,
  firstItem: "Ball",
  amount: 288_000,
  placedAt: "2026-11-18T03:00:00.000Z",
  paymentDue: null,
  isPacked: false,
  cancelAsked: false,
  pickupAsked: false,
  hasReturns: false,
  version: "31.0.0.0",
  can: [],
};

test("MF-08 MI-09 a file of orders has the columns that are shown, and a name that is a formula stays text", () => {
  const columns = orderFileColumns(["receiver", "amount"], (key) => key);
  expect(fileHead(columns)).toBe('\uFEFF"col_order","col_receiver","col_amount"\r\n');
  expect(fileLines(columns, [order, { ...order, orderCode: "BB2", receiver: "Sari" }])).toBe(
    `"BB1","'=cmd|"" /C calc"" · Jakarta","288000"\r\n"BB2","Sari · Jakarta","288000"\r\n`,
  );
});
