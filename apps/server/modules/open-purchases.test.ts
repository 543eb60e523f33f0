import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import { memberShopper, type TestShopper } from "../checkout/test-shopper.ts";
import { fromElsewhere, plainSkus, purchaseShopFixture, type SkuRef } from "../testing/purchase-shop-fixture.ts";

const { database, shop } = await purchaseShopFixture();
const db = database.kysely;
let sku: SkuRef;

beforeAll(async () => {
  const [first] = await plainSkus(db, 1, 10_000);
  if (!first) throw new Error("nothing to sell");
  sku = first;
  // The demo members' orders are completed.
  await sql`update orders.placed_order set status = '51' where owner like 'member:%'`.execute(db);
  await sql`delete from returns.return_order`.execute(db);
});

type Deleted = {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly openOrders: readonly { readonly orderCode: string; readonly reason: string }[];
};

const signIn = (name: string) => memberShopper(fromElsewhere(shop), `${name}@demo.example`);

const confirm = (member: TestShopper) =>
  member.ask('mutation confirmAccess { confirmAccess(input: { password: "Main-bola7" }) { success } }');

const remove = async (member: TestShopper) =>
  (
    await member.ask<{ deleteAccount: Deleted }>(`mutation deleteAccount {
      deleteAccount(input: { understood: true }) { success errorCode openOrders { orderCode reason } } }`)
  ).deleteAccount;

async function ready(member: TestShopper, who: string): Promise<string> {
  await member.add(sku.productCode, sku.skuCode);
  const checkoutId = await member.begin();
  await member.fill(checkoutId, who);
  return checkoutId;
}

const userCodeOf = async (name: string) => {
  const { rows } = await sql<{ code: string }>`
    select user_code as code from identity.member where email = ${`${name}@demo.example`}`.execute(db);
  return rows[0]?.code ?? null;
};

test("1B-05 D-92 an account is not deleted while an order is unpaid, in transit, or has an open return or refund, and each is named with its reason", async () => {
  const rani = await signIn("rani");
  const placed = await rani.place(await ready(rani, "rani"), "key");
  const orderCode = placed.data?.orderCode ?? "";
  await confirm(rani);
  const refused = async (reason: string) =>
    expect(await remove(rani)).toEqual({
      success: false,
      errorCode: "ORDERS_OPEN",
      openOrders: [{ orderCode, reason }],
    });
  const status = (now: string) =>
    sql`update orders.placed_order set status = ${now} where code = ${orderCode}`.execute(db);
  await refused("UNPAID");
  for (const onItsWay of [orderStatusCodes.paid, orderStatusCodes.partiallyShipped, orderStatusCodes.shipped]) {
    await status(onItsWay);
    await refused("ON_ITS_WAY");
  }
  await status(orderStatusCodes.completed);
  const owner = `member:${await userCodeOf("rani")}`;
  await sql`insert into returns.return_order (code, order_code, owner, status, reason, remark, money, points, freight,
      deducted, created_at)
    values ('RT2222222222', ${orderCode}, ${owner}, '10', 'OTHER', '', 1, 0, 0, 0, now())`.execute(db);
  for (const open of [
    returnStatusCodes.requested,
    returnStatusCodes.approved,
    returnStatusCodes.inTransit,
    returnStatusCodes.received,
  ]) {
    await sql`update returns.return_order set status = ${open}, send_until = now()`.execute(db);
    await refused("RETURN_OPEN");
  }
  await sql`update returns.return_order set status = '50', ended_at = now()`.execute(db);
  await sql`insert into payment.refund (id, reference, attempt_id, key, amount, reason, state, requested_at)
    select gen_random_uuid(), reference, id, 'test', 1, 'RETURN', 'manual', now() from payment.attempt
    where reference = (select payment_reference from orders.placed_order where code = ${orderCode})`.execute(db);
  for (const open of ["manual", "review"]) {
    await sql`update payment.refund set state = ${open}`.execute(db);
    await refused("REFUND_OPEN");
  }
  await sql`update payment.refund set state = 'done', done_at = now()`.execute(db);
  // The proof is still valid: a refusal does not use it up.
  expect(await remove(rani)).toEqual({ success: true, errorCode: null, openOrders: [] });
  expect(await userCodeOf("rani")).toBeNull();
});

test("1B-05 after unpaid orders are cancelled the account can be deleted", async () => {
  const andi = await signIn("andi");
  const placed = await andi.place(await ready(andi, "andi"), "key");
  await confirm(andi);
  const [open] = (await remove(andi)).openOrders;
  expect(open).toEqual({ orderCode: placed.data?.orderCode, reason: "UNPAID" });
  await andi.ask("mutation cancelOrder($code: String!) { cancelOrder(input: { orderCode: $code }) { success } }", {
    code: open?.orderCode,
  });
  expect((await remove(andi)).success).toBe(true);
});

test("1B-05 of a deletion and a concurrent order one wins: the account stays with its order, or nothing is ordered", async () => {
  for (const name of ["dewi", "fajar"]) {
    const member = await signIn(name);
    const checkouts = [await ready(member, name)];
    await confirm(member);
    const [deleted, ...placed] = await Promise.all([
      remove(member),
      ...checkouts.map((id) => member.place(id, "key").catch(() => ({ success: false }))),
    ]);
    const { rows } = await sql<{ orders: number }>`
      select count(*)::int as orders from orders.placed_order where payment_reference = any(${checkouts})`.execute(db);
    const ordered = placed.some(({ success }) => success);
    expect([rows[0]?.orders, deleted.success, (await userCodeOf(name)) === null]).toEqual(
      ordered ? [1, false, false] : [0, true, true],
    );
  }
});
