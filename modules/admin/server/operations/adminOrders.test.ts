import { sql } from "kysely";
import { expect, test } from "vitest";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { adminClient, pickupAt } from "../testing/admin-client.ts";

const { database, orders, staff, query } = await adminClient();

async function listed(input: object, headers?: { cookie: string }) {
  const found = await query(
    `query adminOrders($input: AdminOrdersInput!) { adminOrders(input: $input) { total orders { orderCode } } }`,
    { input },
    headers,
  );
  if (typeof found === "string") return found;
  return [found.total, ...found.orders.map(({ orderCode }: { orderCode: string }) => orderCode).toSorted()];
}

test("1D-02 staff of one store see the orders of that store alone, also when they filter by another", async () => {
  const [mine = ""] = await orders.placed(aDraft({ ...pickupAt("1001"), paymentReference: "STORE-A" }));
  await orders.placed(aDraft({ ...pickupAt("1002"), paymentReference: "STORE-B" }));
  const headers = await staff.signedIn("one-store@staff.test", "storeStaff");
  await sql`update staff.account set store_code = '1001' where email = 'one-store@staff.test'`.execute(database.kysely);
  expect(await listed({}, headers)).toEqual([1, mine]);
  expect(await listed({ storeCode: "1002" }, headers)).toEqual([1, mine]);
  expect(await listed({}, await staff.signedIn("marketing@staff.test", "marketing"))).toBe("FORBIDDEN");
});

test("1D-02 the list has the orders of the requested states; an unknown state is refused", async () => {
  const store = pickupAt("1003");
  const [unpaid = ""] = await orders.placed(aDraft({ ...store, paymentReference: "STATUS-A" }));
  const [cancelled = ""] = await orders.placed(aDraft({ ...store, paymentReference: "STATUS-B" }));
  await orders.step(cancelled, { transition: "cancel", actor: "shopper" });
  const ofStore = (statuses: readonly string[]) => listed({ statuses, storeCode: "1003" });
  expect(await ofStore(["21"])).toEqual([1, unpaid]);
  expect(await ofStore(["61", "62"])).toEqual([1, cancelled]);
  expect(await ofStore(["41"])).toEqual([0]);
  expect(await ofStore([])).toEqual([2, ...[unpaid, cancelled].toSorted()]);
  expect(await ofStore(["nonsense"])).toBe("INVALID_INPUT");
});

test("MR-05 counted days exist in the database's calendar: there is no year 0", async () => {
  const counted = (from: string) => listed({ counted: { from, until: "2026-01-02" } });
  expect(await counted("0000-01-01")).toBe("INVALID_INPUT");
  expect(await counted("0001-01-01")).toEqual(expect.any(Array));
});
