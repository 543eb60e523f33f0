import { sql } from "kysely";
import { expect, test } from "vitest";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { isFaulty, returnReasonCodes } from "#modules/returns/contract/return-reasons.ts";
import { adminClient } from "../testing/admin-client.ts";

const { database, orders, staff, query } = await adminClient();
const support = await staff.signedIn("support@staff.test", "support");
const [orderCode = ""] = await orders.placed(aDraft());
const codeOf = (index: number) => `RTABCDEFGH2${"ABCDEFG"[index]}`;
for (const [index, reason] of returnReasonCodes.entries()) {
  await sql`
    insert into returns.return_order (code, order_code, owner, status, reason, money, points, freight, deducted, created_at)
    values (${codeOf(index)}, ${orderCode}, 'guest:G1', '10', ${reason}, 1000, 0, 0, 0, now())`.execute(
    database.kysely,
  );
}
const shown = (returnCode: string, headers?: { cookie: string }) =>
  query(
    "query adminReturn($code: String!) { adminReturn(returnCode: $code) { receiver resellableByReason } }",
    { code: returnCode },
    headers,
  );

test("1A-12 a return names its shopper; without the permission for contacts, masked; to marketing, not at all", async () => {
  expect((await shown(codeOf(0))).receiver).toBe("Sari Lestari");
  expect((await shown(codeOf(0), support)).receiver).toBe("S••• L•••");
  expect(await shown(codeOf(0), await staff.signedIn("marketing@staff.test", "marketing"))).toBe("FORBIDDEN");
  expect(await shown("RTNOSUCHCODE")).toBeNull();
});

test.each([...returnReasonCodes.entries()])(
  "1A-12 reason %i, %s: faulty products are not proposed for resale",
  async (index, reason) => {
    const { resellableByReason } = await shown(codeOf(index));
    expect(resellableByReason).toBe(!isFaulty(reason) && reason !== "OTHER");
  },
);
