import { sql } from "kysely";
import { expect, test } from "vitest";
import { adminClient } from "../testing/admin-client.ts";

const { database, staff, outcome, seen, readyOrder } = await adminClient();

test("an order is handed out against its code in any case of letters; ten wrong codes in an hour, then none is tried", async () => {
  const order = await readyOrder();
  const store = await staff.signedIn("store@staff.test", "storeStaff");
  const handOut = (confirmCode: string | undefined, headers = store) =>
    outcome("adminHandOut", { ...order, confirmCode }, headers);
  expect(await handOut("AAAAAA", await staff.signedIn("support@staff.test", "support"))).toBe("FORBIDDEN");
  const tries = await Promise.all(Array.from({ length: 14 }, () => handOut("AAAAAA")));
  expect(tries.filter((one) => one === "WRONG_CODE")).toHaveLength(10);
  expect(tries.filter((one) => one === "RATE_LIMITED")).toHaveLength(4);
  await sql`delete from kit.rate_limit where key like 'admin:hand-out:%'`.execute(database.kysely);
  const { rows } = await sql<{ code: string }>`
    select confirm_code as code from orders.placed_order where code = ${order.orderCode}`.execute(database.kysely);
  expect(await handOut(rows[0]?.code.toLowerCase())).toBe("DONE");
  expect((await seen(order.orderCode)).status).toBe("51");
});
