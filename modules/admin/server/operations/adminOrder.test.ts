import { sql } from "kysely";
import { expect, test } from "vitest";
import type { StaffRole } from "#modules/staff/contract/roles.ts";
import { adminClient, pickupAt } from "../testing/admin-client.ts";

const { database, staff, query, outcome, paidOrder } = await adminClient();
const detail = (code: string, headers?: { cookie: string }) =>
  query(
    `query adminOrder($code: String!) { adminOrder(orderCode: $code) {
      orderCode isMasked can contact { name mobile email address } } }`,
    { code },
    headers,
  );

test("D-70 support sees masked contacts and no action; the order desk sees both; marketing sees no order", async () => {
  const { orderCode } = await paidOrder();
  const seenBy = async (role: StaffRole) =>
    detail(orderCode, await staff.signedIn(`${role.toLowerCase()}@mask.test`, role));
  expect(await seenBy("support")).toEqual({
    orderCode,
    isMasked: true,
    can: [],
    contact: { name: "S••• L•••", mobile: "+62 812•••••890", email: "s•••@mail.example", address: "•••" },
  });
  expect(await seenBy("orderDesk")).toEqual({
    orderCode,
    isMasked: false,
    can: ["ship", "pack", "edit", "cancel", "note"],
    contact: { name: "Sari Lestari", mobile: "+62 812-3456-7890", email: "sari@mail.example", address: "Jl. Melati 5" },
  });
  expect(await seenBy("storeStaff")).toMatchObject({ isMasked: false, can: ["pack", "note"] });
  expect(await seenBy("marketing")).toBe("FORBIDDEN");
  expect(await detail("BB222222222222")).toBeNull();
});

test("1D-02 an order of another store does not exist for staff of one store", async () => {
  const { orderCode } = await paidOrder(pickupAt("1002"));
  const headers = await staff.signedIn("one-store@staff.test", "storeStaff");
  await sql`update staff.account set store_code = '1001' where email = 'one-store@staff.test'`.execute(database.kysely);
  expect(await detail(orderCode, headers)).toBeNull();
  expect(await outcome("adminAddNote", { orderCode, text: "x" }, headers)).toBe("NOT_FOUND");
});
