import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { blockMember, unblockMember } from "#modules/identity/server/index.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { fromElsewhere, plainSkus, purchaseShopFixture } from "../testing/purchase-shop-fixture.ts";
import { memberShopper, testShopper } from "./test-shopper.ts";

const { database, shop } = await purchaseShopFixture();
const db = database.kysely;
const [sku = { productCode: "", skuCode: "" }] = await plainSkus(db, 1, 100);

const ordersOf = async (userCode: string): Promise<number> => {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from orders.placed_order where owner = ${`member:${userCode}`}`.execute(db);
  return rows[0]?.orders ?? 0;
};

test("MU-05 a blocked member's open checkout places no order, and one that comes together with the block is placed before it or not at all", async () => {
  const buyer = await memberShopper(fromElsewhere(shop), "rani@demo.example");
  const { rows } = await sql<{ userCode: string }>`
    select user_code as "userCode" from identity.member where email = 'rani@demo.example'`.execute(db);
  const userCode = rows[0]?.userCode ?? "";
  await buyer.add(sku.productCode, sku.skuCode, 1);
  const first = await buyer.begin();
  await buyer.fill(first, "blocked-1");
  const before = await ordersOf(userCode);
  const [placed] = await Promise.all([
    buyer.place(first, "key-1").catch(() => null),
    inTransaction(database, (trx) => blockMember(trx, userCode)),
  ]);
  expect((await ordersOf(userCode)) - before).toBe(placed?.success ? 1 : 0);
  const after = await ordersOf(userCode);
  expect(await buyer.place(first, "key-2").catch(() => null)).not.toMatchObject({ success: true });
  expect(await ordersOf(userCode)).toBe(after);
});

test("MU-05 a guest with the verified number or mailbox of a blocked member is refused without a word about a block; others order", async () => {
  await aMember(database, "UBLOCKED", { mobile: "+6281277770001" });
  await inTransaction(database, (trx) => blockMember(trx, "UBLOCKED"));
  const orderAs = async (recipientMobile: string, recipientEmail: string) => {
    const guest = await testShopper(fromElsewhere(shop));
    await guest.add(sku.productCode, sku.skuCode, 1);
    const checkout = await guest.begin();
    await guest.fill(checkout, { recipientMobile, recipientEmail });
    const { success, errorCode, errorMessage } = await guest.place(checkout, "key-1");
    return success ? "ordered" : [errorCode, errorMessage];
  };
  const refused = ["CONTACT_REFUSED", "An order with this contact cannot be placed online. Please contact us."];
  expect(await orderAs("081277770001", "someone@mail.example")).toEqual(refused);
  expect(await orderAs("081277770002", "UBlocked@mail.example")).toEqual(refused);
  expect(await orderAs("081277770002", "someone@mail.example")).toBe("ordered");
  await inTransaction(database, (trx) => unblockMember(trx, "UBLOCKED"));
  expect(await orderAs("081277770001", "ublocked@mail.example")).toBe("ordered");
});
