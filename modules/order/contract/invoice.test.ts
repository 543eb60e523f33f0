import { expect, test } from "vitest";
import { invoiceNumber } from "./invoice.ts";

test("an invoice bears the month of completion in Jakarta and its order's number", () => {
  expect(invoiceNumber("BBABCDEFGH23", new Date("2026-11-30T16:59:59Z"))).toBe("INV/2026/11/BBABCDEFGH23");
  expect(invoiceNumber("BBABCDEFGH23", new Date("2026-11-30T17:00:00Z"))).toBe("INV/2026/12/BBABCDEFGH23");
});
