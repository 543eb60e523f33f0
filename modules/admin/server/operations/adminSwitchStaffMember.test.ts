import { expect, test } from "vitest";
import { accountsClient } from "../testing/accounts-client.ts";

const { staff, ani, idOf, access, outcome, shutEachOtherOut } = await accountsClient();

test("an account that is switched off is signed out at once, and may be switched on again; no account switches itself", async () => {
  const budi = await staff.signedIn("budi@staff.test", "support");
  const id = await idOf("budi@staff.test");
  const toggle = (input: object, headers = ani) => outcome("adminSwitchStaffMember", { id, ...input }, headers);
  expect(await toggle({ on: false }, budi)).toBe("FORBIDDEN");
  expect(await toggle({ on: false })).toBe("DONE");
  expect(await access(budi)).toBe("STAFF_ONLY");
  expect(await toggle({ on: true })).toBe("DONE");
  expect(await toggle({ id: await idOf("ani@staff.test"), on: false })).toBe("OWN_ACCOUNT");
});

test("of two administrators who switch each other off at the same moment one stays", async () => {
  const result = await shutEachOtherOut("adminSwitchStaffMember", { on: false });
  expect(result).toEqual({ outcomes: ["DONE", "LAST_ADMIN"], left: 1 });
});
