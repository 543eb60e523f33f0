import { expect, test } from "vitest";
import { adminClient, pickupAt } from "../testing/admin-client.ts";

const { staff, outcome, seen, paidOrder, audit } = await adminClient();

test("an order is packed once by staff of its store; the next press and support are refused", async () => {
  const store = await staff.signedIn("store@staff.test", "storeStaff");
  const support = await staff.signedIn("support@staff.test", "support");
  const order = await paidOrder(pickupAt("1001"));
  expect(await outcome("adminPack", order, support)).toBe("FORBIDDEN");
  expect(await outcome("adminPack", order, store)).toBe("DONE");
  expect((await seen(order.orderCode)).can).not.toContain("pack");
  expect(await outcome("adminPack", order, store)).toBe("PACKED");
  expect(await audit(`order:${order.orderCode}`)).toEqual(["order.pack by Name of store@staff.test"]);
});

test("an order that does not exist is not packed", async () => {
  expect(await outcome("adminPack", { orderCode: "BB222222222222", version: "31.0.0.0" })).toBe("NOT_FOUND");
});
