import { expect, test } from "vitest";
import { adminClient } from "../testing/admin-client.ts";

const { staff, outcome, seen, paidOrder, audit } = await adminClient();

test("an order that was shipped is completed by the order desk, once; before that, and by support, it is not", async () => {
  const order = await paidOrder();
  expect(await outcome("adminMarkReceived", order)).toBe("ACTION_NOT_ALLOWED");
  const parcel = { courierCode: "JNE", expressCode: "JNE-1", items: [{ number: 0, quantity: 2 }] };
  expect(await outcome("adminShip", { ...order, ...parcel })).toBe("DONE");
  const sent = { orderCode: order.orderCode, version: (await seen(order.orderCode)).version };
  expect(await outcome("adminMarkReceived", sent, await staff.signedIn("s@staff.test", "support"))).toBe("FORBIDDEN");
  const presses = await Promise.all([outcome("adminMarkReceived", sent), outcome("adminMarkReceived", sent)]);
  expect(presses.sort()).toEqual(["CHANGED", "DONE"]);
  expect((await seen(order.orderCode)).status).toBe("51");
  expect(await audit(`order:${order.orderCode}`)).toContain("order.received by Name of orders@staff.test");
});
