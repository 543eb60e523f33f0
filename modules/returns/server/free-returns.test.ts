import { sql } from "kysely";
import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { returnByCode } from "./store/returns.ts";
import { returnsFixture } from "./testing/returns-fixture.ts";

const { database } = await testDatabase();
const fixture = await returnsFixture(database);

test("1D-02 a return of an order that cost nothing stores no bank account, and is refunded without a payment", async () => {
  const { lines, totals } = aDraft();
  const nothing = rupiah(0);
  const couponDiscount = rupiah(270_000);
  const order = await fixture.received({
    lines: lines.map((line) => ({ ...line, couponDiscount, payAmount: nothing })),
    totals: { ...totals, couponDiscount, freight: nothing, totalAmount: nothing },
  });
  // The request names an account although no money could go back to it.
  const code = await fixture.asked(order);
  expect(await returnByCode(database.kysely, code)).toMatchObject({ accountSealed: null, accountShown: null });
  await fixture.staff.approve(code);
  await fixture.staff.receive(code);
  expect(await fixture.staff.refund(code)).toMatchObject({ ok: true });
  expect(await returnByCode(database.kysely, code)).toMatchObject({ money: 0 });
  const { rows } = await sql`select id from payment.refund`.execute(database.kysely);
  expect(rows).toEqual([]);
});
