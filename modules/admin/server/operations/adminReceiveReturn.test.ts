import { expect, test } from "vitest";
import { adminClient } from "../testing/admin-client.ts";

const { staff, mutate, outcome, aReturn, returnStatus } = await adminClient();

test("an approved return is received by store staff, once; support may not", async () => {
  const approved = await aReturn("20", "RTABCDEFGH25");
  const input = { ...approved, resellable: false };
  const store = await staff.signedIn("store@staff.test", "storeStaff");
  const support = await staff.signedIn("support@staff.test", "support");
  expect(await outcome("adminReceiveReturn", input, support)).toBe("FORBIDDEN");
  expect(await outcome("adminReceiveReturn", input, store)).toBe("DONE");
  expect(await returnStatus(approved.returnCode)).toBe("40");
  expect(await mutate("adminReceiveReturn", input, store)).toMatchObject({
    errorCode: "CHANGED",
    errorMessage: expect.stringContaining("the return is “Received” now"),
  });
});
