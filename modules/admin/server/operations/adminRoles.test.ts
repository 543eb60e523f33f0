import { expect, test } from "vitest";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { roleRecord } from "#modules/staff/server/index.ts";
import { adminClient } from "../testing/admin-client.ts";

const { staff, query } = await adminClient();
const { database } = staff.deps;
const admin = await staff.signedIn("rani@roles.test", "admin");
const text = "query adminRoles { adminRoles { code name permissions isShipped people } }";

test("MF-18 the seven roles that come with the shop are the defaults, then come the shop's own", async () => {
  const changes = [
    { path: "name", after: "Photographer" },
    { path: "permissions/media.edit", after: true },
  ];
  const why = { at: new Date(), actor: { id: null, name: "Rani" }, action: "create" };
  await inTransaction(database, (trx) =>
    saveRecords(trx, roleRecord, [{ id: "photographer", version: 0, changes }], why),
  );
  const roles = await query(text, {}, admin);
  expect(roles.map(({ code }: { code: string }) => code)).toEqual([
    "admin",
    "catalogue",
    "marketing",
    "orderDesk",
    "storeStaff",
    "support",
    "finance",
    "photographer",
  ]);
  expect(roles[0]).toMatchObject({ isShipped: true, name: null, people: 1 });
  expect(roles[7]).toEqual({
    code: "photographer",
    name: "Photographer",
    permissions: ["media.edit"],
    isShipped: false,
    people: 0,
  });
  expect(await query(text)).toBe("FORBIDDEN");
});
