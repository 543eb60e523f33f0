import { expect, test } from "vitest";
import { orderStatuses, orderTabs } from "../contract/order-status.ts";
import { orderStatusCodes } from "../contract/wire/order-status-codes.ts";
import { whyNoInvoice } from "./invoice-model.ts";

type Told = Parameters<typeof whyNoInvoice>[0];

test("1C-02 an invoice that is not there says whether it comes later, never, or is for somebody else", () => {
  const invoice = { invoiceNo: null } as unknown as NonNullable<Told["invoice"]>;
  for (const known of orderStatuses) {
    const orderStatus = orderStatusCodes[known];
    const isCancelled = orderTabs.cancelled.some((status) => status === known);
    expect(whyNoInvoice({ invoice, orderStatus })).toBe(isCancelled ? "never" : "later");
    expect(whyNoInvoice({ invoice: null, orderStatus })).toBe("private");
  }
});
