import { expect, test } from "vitest";
import { type RecordEdit, saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { permissions, permissionsOfRole, type StaffRole } from "#modules/staff/contract/roles.ts";
import { roleRecord } from "#modules/staff/server/index.ts";
import { adminClient } from "../testing/admin-client.ts";

const { staff, query, outcome } = await adminClient();
const { database } = staff.deps;
const admin = await staff.signedIn("rani@roles.test", "admin");
const why = { at: new Date(), actor: { id: null, name: "Rani" }, action: "save" };
const save = (edit: RecordEdit) => inTransaction(database, (trx) => saveRecords(trx, roleRecord, [edit], why));
const role = (id: string, version: number, granted: Record<string, true | undefined>, name?: string): RecordEdit => ({
  id,
  version,
  changes: [
    ...(name === undefined ? [] : [{ path: "name", after: name }]),
    ...Object.entries(granted).map(([permission, after]) => ({
      path: `permissions/${permission}`,
      ...(after ? { after } : {}),
    })),
  ],
});
const problemsOf = async (edit: RecordEdit) => {
  const saved = await save(edit);
  return saved.ok || saved.error.code !== "INVALID_FIELDS"
    ? []
    : saved.error.problems.map(({ path, problem }) => `${path} ${problem}`);
};
const own = (code: string) => code as StaffRole;
const permitted = async (headers: { cookie: string }) => {
  const me = "query staffMe { staffMe { permissions } }";
  return (await staff.post<{ staffMe: { permissions: string[] } }>(me, {}, headers)).body.data?.staffMe.permissions;
};

test("MF-18 a role made from the list of permissions permits exactly those, and a change applies from the next request", async () => {
  await save(role("photographer", 0, { "media.edit": true, "catalogue.read": true }, "Photographer"));
  const lia = await staff.signedIn("lia@roles.test", own("photographer"));
  expect(await permitted(lia)).toEqual(["catalogue.read", "media.edit"]);
  expect(await query("query adminRefunds { adminRefunds { account } }", {}, lia)).toBe("FORBIDDEN");
  await save(role("photographer", 1, { "refunds.read": true, "media.edit": undefined }));
  expect(await permitted(lia)).toEqual(["refunds.read", "catalogue.read"]);
  expect(await query("query adminRefunds { adminRefunds { account } }", {}, lia)).toEqual([]);
});

test("MF-18 a role that comes with the shop can be changed and brought back; the administrator's stays, and has everything", async () => {
  const support = await staff.signedIn("support@roles.test", "support");
  await save(role("support", 0, { "orders.read": undefined, "chat.answer": undefined }));
  expect(await permitted(support)).toEqual(
    permissions.filter(
      (one) => permissionsOfRole.support.includes(one) && one !== "orders.read" && one !== "chat.answer",
    ),
  );
  await save(role("support", 1, { "orders.read": true, "chat.answer": true }));
  expect(await permitted(support)).toEqual(permissions.filter((one) => permissionsOfRole.support.includes(one)));
  expect(await problemsOf(role("admin", 0, { "orders.read": undefined }))).toEqual([" adminStays"]);
  expect(await permitted(admin)).toEqual([...permissions]);
  expect(await outcome("adminDeleteRole", { code: "support" }, admin)).toBe("REFUSED");
});

test("MF-18 bad roles are refused field by field", async () => {
  expect(await problemsOf(role("Bad code", 0, { "media.edit": true }, "x"))).toEqual([" code"]);
  expect(await problemsOf(role("nameless", 0, { "media.edit": true }))).toEqual(["name required"]);
  expect(await problemsOf(role("idle", 0, {}, "Idle"))).toEqual(["permissions permitsNothing"]);
  expect(await problemsOf(role("king", 0, { "everything.always": true }, "King"))).toEqual([
    "permissions/everything.always unknown",
  ]);
});

test("MF-18 a role of an account stays, a role without accounts can be deleted, and an unknown one cannot be given", async () => {
  await save(role("cashier", 0, { "orders.read": true }, "Cashier"));
  await staff.add("budi@roles.test", own("cashier"));
  expect(await outcome("adminDeleteRole", { code: "cashier" }, admin)).toBe("REFUSED");
  const people = await query("query adminStaff { adminStaff { id email } }", {}, admin);
  const { id } = people.find(({ email }: { email: string }) => email === "budi@roles.test");
  const rights = { id, storeCode: null };
  expect(await outcome("adminChangeRights", { ...rights, roles: ["nobody"] }, admin)).toBe("NO_SUCH_ROLE");
  expect(await outcome("adminChangeRights", { ...rights, roles: ["photographer"] }, admin)).toBe("DONE");
  expect(await outcome("adminDeleteRole", { code: "cashier" }, admin)).toBe("DONE");
  expect(await outcome("adminDeleteRole", { code: "cashier" }, admin)).toBe("NOT_FOUND");
});
