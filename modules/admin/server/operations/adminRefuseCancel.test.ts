import { expect, test } from "vitest";
import { adminClient } from "../testing/admin-client.ts";

const { staff, outcome, seen, cancelRequested } = await adminClient();

test("a requested cancellation is refused with a reason for the shopper, and the order goes on", async () => {
  const request = await cancelRequested();
  const finance = await staff.signedIn("finance@staff.test", "finance");
  const reason = "It has left the house.";
  expect(await outcome("adminRefuseCancel", { ...request, reason }, finance)).toBe("FORBIDDEN");
  expect(await outcome("adminRefuseCancel", { ...request, reason: " " })).toBe("INVALID_INPUT");
  expect(await outcome("adminRefuseCancel", { ...request, reason })).toBe("DONE");
  expect(await seen(request.orderCode)).toMatchObject({ status: "31", cancelRequest: null });
});
