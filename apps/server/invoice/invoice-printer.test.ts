import { getMeta } from "unpdf";
import { afterAll, expect, test } from "vitest";
import type { InvoiceModel } from "#modules/order/contract/invoice-model.ts";
import { invoicePrinter } from "./invoice-printer.ts";

const printer = invoicePrinter();
afterAll(() => printer.close());

const labels = { invoice: "I", from: "F", to: "T", goods: "G", quantity: "Q", price: "P", amount: "A", total: "S" };
const invoice = (number: string): InvoiceModel => ({
  labels,
  orderCode: "BBABCDEFGH23",
  number,
  facts: [],
  seller: ["Seller"],
  buyer: ["Buyer"],
  lines: [],
  sums: [],
  total: "Rp0",
  tax: "",
});

const titleOf = async (bytes: Uint8Array) => (await getMeta(bytes)).info.Title;

test("parallel invoices are returned to their own callers", async () => {
  const files = await Promise.all(["1", "2", "3"].map((number) => printer.print(invoice(number), "en-US")));
  expect(await Promise.all(files.map(titleOf))).toEqual(["I 1", "I 2", "I 3"]);
});

test("a failure is reported to its caller, and the next invoice is rendered", async () => {
  const broken = { ...invoice("4"), lines: null } as unknown as InvoiceModel;
  await expect(printer.print(broken, "en-US")).rejects.toThrow("null");
  expect(await titleOf(await printer.print(invoice("5"), "en-US"))).toBe("I 5");
});

test("after its thread has ended it starts another", async () => {
  await printer.close();
  expect(await titleOf(await printer.print(invoice("6"), "en-US"))).toBe("I 6");
});
