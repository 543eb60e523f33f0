import { sql } from "kysely";
import { expect, test } from "vitest";
import { adminClient, pickupAt } from "../testing/admin-client.ts";

const { database, staff, query, aReturn, paidOrder } = await adminClient();
await aReturn("10", "RTABCDEFGH2A");
await aReturn("20", "RTABCDEFGH2B");

type Row = { returnCode: string; receiver: string };
const listed = (variables: object = {}, headers?: { cookie: string }) =>
  query(
    `query adminReturns($statuses: [String!], $page: Int) {
      adminReturns(statuses: $statuses, page: $page) { total returns { returnCode receiver } } }`,
    variables,
    headers,
  );
const codesOf = async (...args: Parameters<typeof listed>) =>
  (await listed(...args)).returns.map(({ returnCode }: Row) => returnCode);

test("1A-12 the list has the returns of the requested states, with the shopper's name, masked for support", async () => {
  expect(await listed({ statuses: ["10"] })).toEqual({
    total: 1,
    returns: [{ returnCode: "RTABCDEFGH2A", receiver: "Sari Lestari" }],
  });
  expect((await codesOf()).toSorted()).toEqual(["RTABCDEFGH2A", "RTABCDEFGH2B"]);
  expect(await listed({ statuses: ["nonsense"] })).toBe("INVALID_INPUT");
  const { returns } = await listed({}, await staff.signedIn("support@staff.test", "support"));
  expect(returns.map(({ receiver }: Row) => receiver)).toEqual(["S••• L•••", "S••• L•••"]);
  expect(await listed({}, await staff.signedIn("marketing@staff.test", "marketing"))).toBe("FORBIDDEN");
});

test("1D-02 a member of staff of one store sees the returns of that store's orders alone", async () => {
  const headers = await staff.signedIn("one-store@staff.test", "admin");
  const ofStore = (code: string) =>
    sql`update staff.account set store_code = ${code} where email = 'one-store@staff.test'`.execute(database.kysely);
  const { orderCode } = await paidOrder(pickupAt("1001"));
  await sql`
    insert into returns.return_order (code, order_code, owner, status, reason, money, points, freight, deducted, created_at)
    values ('RTABCDEFGH3A', ${orderCode}, 'guest:G1', '10', 'WRONG_SIZE', 1000, 0, 0, 0, now())`.execute(
    database.kysely,
  );
  await ofStore("1001");
  expect(await codesOf({}, headers)).toEqual(["RTABCDEFGH3A"]);
  await ofStore("1002");
  expect(await codesOf({}, headers)).toEqual([]);
});
