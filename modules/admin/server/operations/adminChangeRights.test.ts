import { expect, test } from "vitest";
import { accountsClient } from "../testing/accounts-client.ts";

const { staff, ani, idOf, access, outcome, audit, shutEachOtherOut } = await accountsClient();

test("D-70 changed roles count from the next request; only administrators change them, and not their own", async () => {
  const budi = await staff.signedIn("budi@staff.test", "support");
  const id = await idOf("budi@staff.test");
  const change = (input: object, headers = ani) => outcome("adminChangeRights", { id, ...input }, headers);
  expect(await change({ roles: ["admin"] }, budi)).toBe("FORBIDDEN");
  expect(await access(budi)).toBe("LET_IN");
  expect(await change({ roles: ["marketing"] })).toBe("DONE");
  expect(await access(budi)).toBe("FORBIDDEN");
  expect(await change({ roles: ["support"], storeCode: "" })).toBe("DONE");
  expect(await access(budi)).toBe("LET_IN");
  expect(await change({ roles: ["support"], storeCode: "9" })).toBe("NO_SUCH_STORE");
  expect(await change({ roles: ["emperor"] })).toBe("NO_SUCH_ROLE");
  expect(await change({ roles: [] })).toBe("INVALID_INPUT");
  expect(await change({ id: await idOf("ani@staff.test"), roles: ["support"] })).toBe("OWN_ACCOUNT");
  const by = "staff.rights by Name of ani@staff.test";
  expect(await audit("staff:budi@staff.test")).toEqual(["staff.add by command line", by, by]);
});

test("of two administrators who take the role from each other at the same moment one keeps it", async () => {
  const result = await shutEachOtherOut("adminChangeRights", { roles: ["support"] });
  expect(result).toEqual({ outcomes: ["DONE", "LAST_ADMIN"], left: 1 });
});
