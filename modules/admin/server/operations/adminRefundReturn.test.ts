import { sql } from "kysely";
import { expect, test } from "vitest";
import { adminClient } from "../testing/admin-client.ts";

const { database, orders, staff, outcome, aReturn } = await adminClient();

test("a received return is refunded once, by finance and not by staff who decided about it", async () => {
  const received = await aReturn("40", "RTABCDEFGH26");
  const finance = await staff.signedIn("finance@staff.test", "finance");
  expect(await outcome("adminRefundReturn", received)).toBe("FORBIDDEN");
  const presses = await Promise.all([1, 2].map(() => outcome("adminRefundReturn", received, finance)));
  expect(presses.sort()).toEqual(["CHANGED", "DONE"]);
  const { rows } = await sql<{ amount: number }>`
    select amount from payment.refund where key = ${`return:${received.returnCode}`}`.execute(database.kysely);
  expect(rows).toEqual([{ amount: 135_000 }]);
  expect(await orders.broken()).toEqual([]);
});
