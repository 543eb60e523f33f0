import { expect, test } from "vitest";
import { adminClient } from "../testing/admin-client.ts";

const { staff, outcome, aReturn, returnStatus } = await adminClient();

test("a return is refused only with a note for the shopper, by staff who decide about returns", async () => {
  const requested = await aReturn("10", "RTABCDEFGH24");
  const store = await staff.signedIn("store@staff.test", "storeStaff");
  expect(await outcome("adminRefuseReturn", { ...requested, note: "Worn." }, store)).toBe("FORBIDDEN");
  for (const note of ["", "  ", null]) {
    expect(await outcome("adminRefuseReturn", { ...requested, note })).toBe("INVALID_INPUT");
  }
  expect(await returnStatus(requested.returnCode)).toBe("10");
  expect(await outcome("adminRefuseReturn", { ...requested, note: "Worn." })).toBe("DONE");
  expect(await outcome("adminApproveReturn", requested)).toBe("CHANGED");
});
