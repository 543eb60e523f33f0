import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { editsOf } from "../store/edits.ts";
import { collectOrders, forgetOrders } from "../store/member-data.ts";
import { isOneOf, lockAndReadOrders } from "../store/orders.ts";
import { aDraft } from "../testing/a-draft.ts";
import { orderFixture } from "../testing/order-fixture.ts";
import { editOrder } from "./edit-order.ts";

const { database } = await testDatabase();
const fixture = await orderFixture(database);
const db = database.kysely;

const contact = {
  ...{ firstName: "Ani", lastName: "Wijaya", mobile: "+6281299990000" },
  place: { address1: "Jl. Kenanga 3", zip: "12811" },
};
const correct = (code: string) =>
  inTransaction(database, async (trx) => {
    const [order] = await lockAndReadOrders(trx, isOneOf([code]));
    if (!order) throw new Error("no such order");
    const expected = { money: 0, points: 0 };
    return editOrder(trx, fixture.deps, order, { pieces: [], contact, expected, staffName: "Wati", reason: "OTHER" });
  });

test("a corrected address is in the file of the member's own data, and is emptied when the member leaves", async () => {
  const [code = ""] = await fixture.placed(aDraft({ owner: "member:U7", paymentReference: "EDIT-MEMBER" }));
  expect((await correct(code)).ok).toBe(true);
  const before = { firstName: "Sari", place: { address1: "Jl. Melati 5", zip: "12810" } };
  const [edited] = await editsOf(db, code);
  expect(edited).toMatchObject({ editorName: "Wati", pieces: [], contact: { before, after: contact } });
  expect(await collectOrders(db, "U7")).toMatchObject([{ contactEdits: [{ contact: { before, after: contact } }] }]);
  await inTransaction(database, (trx) => forgetOrders(trx, "U7"));
  expect((await editsOf(db, code)).map((one) => one.contact)).toEqual([{}]);
  expect(await fixture.broken()).toEqual([]);
});

test("a failure after the pieces were taken off leaves nothing of the edit", async () => {
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: "EDIT-ROLLBACK" }));
  await fixture.pay(await fixture.open("EDIT-ROLLBACK", 288_000));
  const letters = (await fixture.letters()).length;
  const attempt = inTransaction(database, async (trx) => {
    const [order] = await lockAndReadOrders(trx, isOneOf([code]));
    if (!order) throw new Error("no such order");
    const pieces = [{ number: 0, quantity: 1 }];
    const expected = { money: 135_000, points: 0 };
    const wish = { pieces, contact, expected, staffName: "Wati", reason: "OTHER" } as const;
    const done = await editOrder(trx, fixture.deps, order, wish);
    expect(done.ok).toBe(true);
    throw new Error("the connection was lost");
  });
  await expect(attempt).rejects.toThrow("the connection was lost");
  expect(await fixture.refunds("EDIT-ROLLBACK")).toEqual([]);
  expect([await editsOf(db, code), (await fixture.letters()).length]).toEqual([[], letters]);
  expect(await fixture.broken()).toEqual([]);
});
