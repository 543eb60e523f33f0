import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { isFaulty, returnReasonCodes } from "#modules/returns/contract/return-reasons.ts";
import { adminFixture } from "./testing/admin-fixture.ts";

const { database } = await testDatabase();
const { orders, staff } = await adminFixture(database);
const orderStaff = await staff.signedIn("orders@staff.test", "orderDesk");
const support = await staff.signedIn("support@staff.test", "support");

const codeOf = (index: number) => `RTABCDEFGH2${"ABCDEFG"[index]}`;
const [orderCode = ""] = await orders.placed(aDraft());
for (const [index, reason] of returnReasonCodes.entries()) {
  await sql`
    insert into returns.return_order (code, order_code, owner, status, reason, money, points, freight, deducted, created_at)
    values (${codeOf(index)}, ${orderCode}, 'guest:G1', '10', ${reason}, 1000, 0, 0, 0, now())`.execute(
    database.kysely,
  );
}

type Back = { returnCode: string; receiver: string; resellableByReason: boolean };
const listed = async (headers: { cookie: string }) => {
  const text = "query adminReturns { adminReturns { returns { returnCode receiver } } }";
  const { body } = await staff.post<{ adminReturns: { returns: Back[] } }>(text, {}, headers);
  return body.data?.adminReturns.returns ?? [];
};
const shown = async (returnCode: string, headers: { cookie: string }) => {
  const text =
    "query adminReturn($returnCode: String!) { adminReturn(returnCode: $returnCode) { receiver resellableByReason } }";
  const { body } = await staff.post<{ adminReturn: Back }>(text, { returnCode }, headers);
  return body.data?.adminReturn;
};

test("1A-12 the back office reads whose return it is, in the list and on its page; without the right to contacts, masked", async () => {
  const names = (rows: readonly Back[]) => [...new Set(rows.map(({ receiver }) => receiver))];
  const rows = await listed(orderStaff);
  expect(rows).toHaveLength(returnReasonCodes.length);
  expect(names(rows)).toEqual(["Sari Lestari"]);
  expect(names(await listed(support))).toEqual(["S••• L•••"]);
  expect((await shown(codeOf(0), orderStaff))?.receiver).toBe("Sari Lestari");
  expect((await shown(codeOf(0), support))?.receiver).toBe("S••• L•••");
});

test.each([...returnReasonCodes.entries()])(
  "1A-12 reason %i, %s: faulty goods are not proposed to be sold again",
  async (index, reason) => {
    const proposed = (await shown(codeOf(index), orderStaff))?.resellableByReason;
    expect(proposed).toBe(!isFaulty(reason) && reason !== "OTHER");
  },
);

test("1D-02 somebody of one store sees the returns of that store's orders alone", async () => {
  const headers = await staff.signedIn("returns-of-one-store@staff.test", "admin");
  const ofStore = (code: string) =>
    sql`update staff.account set store_code = ${code} where email = 'returns-of-one-store@staff.test'`.execute(
      database.kysely,
    );
  const store = { code: "1001", name: "Senayan", address1: "Jl. Asia Afrika" };
  const pickup = { deliveryMethod: "storePickup", address: null, service: null, days: null } as const;
  const [fetched = ""] = await orders.placed(aDraft({ ...pickup, store, paymentReference: "RETURN-OF-STORE" }));
  await sql`
    insert into returns.return_order (code, order_code, owner, status, reason, money, points, freight, deducted, created_at)
    values ('RTABCDEFGH3A', ${fetched}, 'guest:G1', '10', ${returnReasonCodes[0]}, 1000, 0, 0, 0, now())`.execute(
    database.kysely,
  );
  await ofStore("1001");
  expect((await listed(headers)).map(({ returnCode }) => returnCode)).toEqual(["RTABCDEFGH3A"]);
  await ofStore("1002");
  expect(await listed(headers)).toEqual([]);
});
