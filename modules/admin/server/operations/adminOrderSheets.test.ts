import { sql } from "kysely";
import { expect, test } from "vitest";
import { adminClient, pickupAt } from "../testing/admin-client.ts";

const { database, staff, mutate, query, paidOrder } = await adminClient();

const sheets = (orderCodes: readonly string[], headers?: { cookie: string }) =>
  query(
    `query adminOrderSheets($codes: [String!]!) { adminOrderSheets(orderCodes: $codes) {
      orderCode isMasked contact { name mobile address } lines { name quantity } parcels { courier expressCode } } }`,
    { codes: orderCodes },
    headers,
  );

const looks = async (orderCode: string) => {
  const { rows } = await sql<{ name: string }>`
    select name from staff.audit where action = 'contact.view' and subject = ${`order:${orderCode}`}`.execute(
    database.kysely,
  );
  return rows.map(({ name }) => name);
};

test("MO-04 slips and labels show receiver, courier and tracking number in the order asked; the look at contacts leaves a trace", async () => {
  const [first, second] = [await paidOrder(), await paidOrder()];
  const items = [{ number: 0, quantity: 2 }];
  await mutate("adminShip", { ...first, items, courierCode: "JNE", expressCode: "JNE-1" });
  const shown = await sheets([second.orderCode, first.orderCode, "BB222222222222", first.orderCode]);
  expect(shown.map(({ orderCode }: { orderCode: string }) => orderCode)).toEqual([second.orderCode, first.orderCode]);
  expect(shown[1]).toMatchObject({ isMasked: false, parcels: [{ courier: "JNE", expressCode: "JNE-1" }] });
  expect(shown[1].contact.name).not.toContain("•");
  expect(await looks(first.orderCode)).toContain("Name of orders@staff.test");
});

test("MO-04 without the permission for contacts the receiver is masked and no trace is left; another store's orders are left out", async () => {
  const [own, elsewhere] = [await paidOrder(pickupAt("1001")), await paidOrder(pickupAt("1002"))];
  await sql`
    insert into staff.role (code, name, permissions)
    values ('packer', 'Packer', '{orders.read}')`.execute(database.kysely);
  const packer = await staff.signedIn("packer@staff.test", "packer" as "support");
  const [masked] = await sheets([own.orderCode], packer);
  const open = (await sheets([own.orderCode]))[0];
  expect([masked.isMasked, masked.contact.name === open.contact.name]).toEqual([true, false]);
  expect(masked.contact.mobile).not.toBe(open.contact.mobile);
  expect(await looks(own.orderCode)).not.toContain("Name of packer@staff.test");
  const store = await staff.signedIn("store@staff.test", "storeStaff");
  await sql`update staff.account set store_code = '1001' where email = 'store@staff.test'`.execute(database.kysely);
  const codes = (await sheets([elsewhere.orderCode, own.orderCode], store)).map(
    ({ orderCode }: { orderCode: string }) => orderCode,
  );
  expect(codes).toEqual([own.orderCode]);
  expect(await sheets(Array.from({ length: 51 }, () => own.orderCode))).toBe("INVALID_INPUT");
});
