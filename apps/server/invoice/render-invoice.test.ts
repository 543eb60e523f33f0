import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import type { InvoiceModel } from "#modules/order/contract/invoice-model.ts";
import { renderInvoice } from "./render-invoice.ts";

const invoice: InvoiceModel = {
  labels: {
    invoice: "Invoice",
    from: "Sold by",
    to: "Billed to",
    goods: "Items",
    quantity: "Qty",
    price: "Price",
    amount: "Amount",
    total: "Total",
  },
  orderCode: "BBABCDEFGH23",
  number: "INV/2026/11/BBABCDEFGH23",
  facts: [
    ["Invoice number", "INV/2026/11/BBABCDEFGH23"],
    ["Payment", "BCA Virtual Account"],
  ],
  seller: ["PT Bata dan Bola Indonesia", "Jl. Sudirman 1", "NPWP 01.234.567.8-901.000"],
  buyer: ["Nguyễn Thị Lệ", "Jl. Melati 3", "Tebet, Jakarta Selatan 12810"],
  lines: [
    { code: "1", name: "Rocket", detail: "BR-1 · Red", quantity: "2", price: "Rp100.000", amount: "Rp200.000" },
    { code: "2", name: "中 ball", detail: "FB-2", quantity: "1", price: "Rp50.000", amount: "Rp50.000" },
  ],
  sums: [
    ["Items", "Rp250.000"],
    ["Delivery", "Rp9.000"],
  ],
  total: "Rp259.000",
  tax: "The total includes 11% VAT (PPN): Rp25.667",
};

const read = async (model: InvoiceModel) => {
  const bytes = await renderInvoice(model, "en-US");
  const { totalPages, text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return { totalPages, text: text.replace(/\s+/g, " ") };
};

test("the file contains number, seller with tax number, buyer, lines, sums and tax, as the page does", async () => {
  const { totalPages, text } = await read(invoice);
  expect(totalPages).toBe(1);
  const { facts, seller, buyer, sums, total, tax } = invoice;
  for (const expected of [...facts.flat(), ...seller, ...buyer, ...sums.flat(), total, tax])
    expect(text).toContain(expected);
  for (const expected of ["Rocket", "BR-1 · Red", "Rp100.000", "Rp200.000"]) expect(text).toContain(expected);
});

test("a character without a glyph becomes a question mark and does not fail the invoice", async () => {
  expect((await read(invoice)).text).toContain("? ball");
});

test("an order of the largest cart fits on two pages, each with the table's head", async () => {
  const [line] = invoice.lines;
  if (!line) throw new Error("no line");
  const lines = Array.from({ length: 50 }, (_, index) => ({ ...line, code: `${index}`, detail: `BR-${index}` }));
  const { totalPages, text } = await read({ ...invoice, lines });
  expect(totalPages).toBe(2);
  expect(text.match(/Qty/g)).toHaveLength(2);
  for (const { detail } of lines) expect(text).toContain(detail);
});
