import { expect, test } from "vitest";
import { adminClient } from "../testing/admin-client.ts";

const { staff, mutate, outcome, aReturn, returnStatus, audit } = await adminClient();

test("a requested return is approved once; the second caller gets the current state", async () => {
  const requested = await aReturn("10", "RTABCDEFGH22");
  const finance = await staff.signedIn("finance@staff.test", "finance");
  expect(await outcome("adminApproveReturn", requested, finance)).toBe("FORBIDDEN");
  expect(await outcome("adminApproveReturn", { ...requested, returnCode: "RTNONE" })).toBe("NOT_FOUND");
  const replies = await Promise.all([mutate("adminApproveReturn", requested), mutate("adminApproveReturn", requested)]);
  expect(replies.map(({ errorCode }) => errorCode ?? "DONE").sort()).toEqual(["CHANGED", "DONE"]);
  expect(replies.find(({ errorCode }) => errorCode)?.errorMessage).toContain("Name of orders@staff.test");
  expect(await returnStatus(requested.returnCode)).toBe("20");
  expect(await audit(`return:${requested.returnCode}`)).toEqual(["return.approve by Name of orders@staff.test"]);
});
