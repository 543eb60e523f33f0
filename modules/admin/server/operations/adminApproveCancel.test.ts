import { expect, test } from "vitest";
import { adminClient } from "../testing/admin-client.ts";

const { orders, staff, outcome, seen, cancelRequested, audit } = await adminClient();

test("a requested cancellation is approved once, and nothing is shipped before it is decided", async () => {
  const request = await cancelRequested();
  const { can } = await seen(request.orderCode);
  expect(can).toContain("decideCancel");
  expect(can).not.toContain("ship");
  const finance = await staff.signedIn("finance@staff.test", "finance");
  expect(await outcome("adminApproveCancel", request, finance)).toBe("FORBIDDEN");
  const presses = await Promise.all([1, 2].map(() => outcome("adminApproveCancel", request)));
  expect(presses.sort()).toEqual(["CHANGED", "DONE"]);
  expect((await seen(request.orderCode)).status).toBe("61");
  expect(await audit(`order:${request.orderCode}`)).toEqual(["order.approveCancel by Name of orders@staff.test"]);
  expect(await orders.broken()).toEqual([]);
});
