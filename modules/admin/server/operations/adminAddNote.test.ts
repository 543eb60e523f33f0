import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { collectNotes, forgetNotes } from "../index.ts";
import { adminClient } from "../testing/admin-client.ts";

const { database, staff, outcome, query, paidOrder, audit } = await adminClient();
const notesOf = (orderCode: string) =>
  query(`query adminOrder($code: String!) { adminOrder(orderCode: $code) { notes { name text } } }`, {
    code: orderCode,
  });

test("a note is read by staff with its author; the audit records it without its text", async () => {
  const { orderCode } = await paidOrder();
  const text = "Rings twice, the dog bites.";
  expect(await outcome("adminAddNote", { orderCode, text })).toBe("DONE");
  expect(await notesOf(orderCode)).toEqual({ notes: [{ name: "Name of orders@staff.test", text }] });
  expect(await audit(`order:${orderCode}`)).toEqual(["order.note by Name of orders@staff.test"]);
});

test("an empty note, one on an unknown order and one of support are refused", async () => {
  const { orderCode } = await paidOrder();
  expect(await outcome("adminAddNote", { orderCode, text: "  " })).toBe("INVALID_INPUT");
  expect(await outcome("adminAddNote", { orderCode: "BB222222222222", text: "x" })).toBe("NOT_FOUND");
  const support = await staff.signedIn("support@staff.test", "support");
  expect(await outcome("adminAddNote", { orderCode, text: "x" }, support)).toBe("FORBIDDEN");
  expect(await notesOf(orderCode)).toEqual({ notes: [] });
});

test("notes on a member's orders are in the export of their data and deleted with them; others stay", async () => {
  const [hers, his] = [await paidOrder({ owner: "member:ANI" }), await paidOrder({ owner: "member:BUDI" })];
  for (const { orderCode } of [hers, his]) await outcome("adminAddNote", { orderCode, text: `On ${orderCode}` });
  const db = database.kysely;
  expect(await collectNotes(db, "ANI")).toMatchObject([{ orderCode: hers.orderCode, text: `On ${hers.orderCode}` }]);
  await inTransaction(database, (trx) => forgetNotes(trx, "ANI"));
  expect(await collectNotes(db, "ANI")).toEqual([]);
  expect(await collectNotes(db, "BUDI")).toMatchObject([{ orderCode: his.orderCode }]);
});
