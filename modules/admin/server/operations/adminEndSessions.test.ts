import { expect, test } from "vitest";
import { accountsClient } from "../testing/accounts-client.ts";

const { staff, ani, idOf, access, outcome, audit } = await accountsClient();

test("all sessions of another member of staff end; an unknown account and a malformed id are refused", async () => {
  const budi = await staff.signedIn("budi@staff.test", "support");
  const id = await idOf("budi@staff.test");
  expect(await outcome("adminEndSessions", { id }, budi)).toBe("FORBIDDEN");
  expect(await access(budi)).toBe("LET_IN");
  expect(await outcome("adminEndSessions", { id }, ani)).toBe("DONE");
  expect(await access(budi)).toBe("STAFF_ONLY");
  expect(await audit("staff:budi@staff.test")).toContain("staff.endSessions by Name of ani@staff.test");
  const unknown = "00000000-0000-4000-8000-000000000000";
  expect(await outcome("adminEndSessions", { id: unknown }, ani)).toBe("NOT_FOUND");
  expect(await outcome("adminEndSessions", { id: "nonsense" }, ani)).toBe("INVALID_INPUT");
});
