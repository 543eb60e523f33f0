import { expect, test } from "vitest";
import { adminClient } from "../testing/admin-client.ts";

const { staff, query, outcome, paidOrder } = await adminClient();
const finance = await staff.signedIn("finance@staff.test", "finance");
const lines = (variables: object = {}, headers = finance) =>
  query(
    `query adminAudit($subject: String, $before: Long) {
      adminAudit(subject: $subject, before: $before) { id action name subject detail } }`,
    variables,
    headers,
  );

test("finance reads actions newest first, all or of one subject, and pages back by the id; the order desk reads none", async () => {
  const [first, second] = [await paidOrder(), await paidOrder()];
  await outcome("adminPack", first);
  await outcome("adminPack", second);
  await outcome("adminCancel", { ...first, reasonCode: "OTHER" });
  const subject = `order:${first.orderCode}`;
  const of = await lines({ subject });
  expect(of.map(({ action }: { action: string }) => action)).toEqual(["order.cancel", "order.pack", "contact.view"]);
  expect(of[0]).toMatchObject({ name: "Name of orders@staff.test", subject, detail: '{"reasonCode":"OTHER"}' });
  const older = await lines({ subject, before: of[0].id });
  expect(older.map(({ action }: { action: string }) => action)).toEqual(["order.pack", "contact.view"]);
  const all = (await lines()).map(({ subject: one }: { subject: string }) => one);
  expect(all.slice(0, 3)).toEqual([subject, `order:${second.orderCode}`, subject]);
  expect(await lines({ before: 0 })).toBe("INVALID_INPUT");
  expect(await query(`query adminAudit { adminAudit { id } }`)).toBe("FORBIDDEN");
});
