import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { adminFixture } from "../testing/admin-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { staff } = await adminFixture(database);
const mira = await staff.signedIn("mira@offers.test", "marketing");

type Reply = { success: boolean; errorCode: string | null; errorMessage: string | null };

async function send(path: string): Promise<Reply | undefined> {
  const text = `mutation adminSendPromotion($input: AdminPromotionInput!) {
    adminSendPromotion(input: $input) { success errorCode errorMessage } }`;
  const input = { key: crypto.randomUUID(), title: "Half price", text: "Until Sunday.", path };
  const { body } = await staff.post<{ adminSendPromotion: Reply }>(text, { input }, mira);
  return body.data?.adminSendPromotion;
}

const sent = async () => (await sql`select path from notification.broadcast`.execute(database.kysely)).rows;

test("D-71 an offer that leads to no page is refused, and not sent", async () => {
  expect(await send("/page/nowhere")).toEqual({
    success: false,
    errorCode: "NO_SUCH_PAGE",
    errorMessage: "There is no page at this address",
  });
  expect(await sent()).toEqual([]);
  expect(await send("/contact-us")).toMatchObject({ success: true });
  expect(await sent()).toEqual([{ path: "/contact-us" }]);
});
