import { expect, test } from "vitest";
import { adminClient, pickupAt } from "../testing/admin-client.ts";

const { orders, staff, outcome, seen, paidOrder } = await adminClient();

test("pieces are made ready at the store within their number; the shopper is notified with the pickup code", async () => {
  const store = await staff.signedIn("store@staff.test", "storeStaff");
  const order = await paidOrder(pickupAt("1001"));
  const ready = (quantity: number, headers = store) =>
    outcome("adminMakeReady", { ...order, items: [{ number: 0, quantity }] }, headers);
  expect(await ready(2, await staff.signedIn("finance@staff.test", "finance"))).toBe("FORBIDDEN");
  expect(await ready(0)).toBe("NOTHING_TO_SEND");
  expect(await ready(3)).toBe("TOO_MANY");
  expect(await ready(2)).toBe("DONE");
  expect(await seen(order.orderCode)).toMatchObject({ status: "42", can: ["handOut", "failDelivery", "note"] });
  const emails = (await orders.letters()).filter(({ content }) => content.data.orderCode === order.orderCode);
  expect(emails.some(({ content }) => content.data.event === "ready")).toBe(true);
});
