import { expect, test } from "vitest";
import { orderStatuses, orderTabs } from "../contract/order-status.ts";
import { orderStatusCodes } from "../contract/wire/order-status-codes.ts";
import { whyNoInvoice } from "./invoice-model.ts";

type Reply = Parameters<typeof whyNoInvoice>[0];

test("1C-02 a missing invoice shows whether it comes later, never, or is private", () => {
  const invoice = { invoiceNo: null } as unknown as NonNullable<Reply["invoice"]>;
  for (const known of orderStatuses) {
    const orderStatus = orderStatusCodes[known];
    const isCancelled = orderTabs.cancelled.some((status) => status === known);
    expect(whyNoInvoice({ invoice, orderStatus })).toBe(isCancelled ? "never" : "later");
    expect(whyNoInvoice({ invoice: null, orderStatus })).toBe("private");
  }
});
