import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { orderByCode } from "../store/orders.ts";
import { aDraft } from "../testing/a-draft.ts";
import { orderFixture } from "../testing/order-fixture.ts";
import { noteRefund } from "./note-refund.ts";

const { database } = await testDatabase();
const fixture = await orderFixture(database);
const cost = aDraft().totals.totalAmount;

test("1D-02 the refund of a purchase is noted to the last rupiah it cost, and not one more", async () => {
  const codes = await fixture.placed(aDraft({ paymentReference: "NOTES" }), aDraft({ paymentReference: "NOTES" }));
  const read = async () => {
    const orders = await Promise.all(codes.map((code) => orderByCode(database.kysely, code)));
    return orders.map((order) => {
      if (!order) throw new Error("no such order");
      return order;
    });
  };
  const note = async (amount: number) => {
    const [order, ...others] = await read();
    if (!order) throw new Error("no such order");
    await inTransaction(database, (trx) => noteRefund(trx, order, others, { amount, points: 0 }));
  };
  const noted = async () => (await read()).map(({ refundedAmount }) => refundedAmount);
  await expect(note(2 * cost + 1)).rejects.toThrow("the refund is more than was paid");
  expect(await noted()).toEqual([0, 0]);
  await note(cost + 1);
  expect(await noted()).toEqual([cost, 1]);
  await note(cost - 1);
  expect(await noted()).toEqual([cost, cost]);
  await expect(note(1)).rejects.toThrow("the refund is more than was paid");
});
