import { expect, test } from "vitest";
import { accountsClient } from "../testing/accounts-client.ts";

const { staff, ani, idOf, outcome, query } = await accountsClient();
const list = `query adminStaff { adminStaff { email state sessions isSelf } }`;

test("the list has every account with its state and open sessions, for administrators alone", async () => {
  await staff.signedIn("budi@staff.test", "support");
  await staff.add("cici@staff.test", "finance");
  expect(await query(list)).toBe("FORBIDDEN");
  await outcome("adminSwitchStaffMember", { id: await idOf("budi@staff.test"), on: false }, ani);
  const rows = await query(list, {}, ani);
  expect(rows.filter(({ email }: { email: string }) => email !== "orders@staff.test")).toEqual([
    { email: "ani@staff.test", state: "ready", sessions: 1, isSelf: true },
    { email: "budi@staff.test", state: "off", sessions: 0, isSelf: false },
    { email: "cici@staff.test", state: "invited", sessions: 0, isSelf: false },
  ]);
});
