import { sql } from "kysely";
import { expect, test } from "vitest";
import { testShopper } from "../checkout/test-shopper.ts";
import { saveByStaff } from "../testing/save-by-staff.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { staffSession } from "../testing/staff-session.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url, database } = await shopDatabase();
const nodes = [await startTestShop({ databaseUrl: url }), await startTestShop({ databaseUrl: url })] as const;
const [one, other] = nodes;
const { save, undo } = saveByStaff(one, await staffSession(database, "rani@channels.test", "admin"));
const within5s = { timeout: 5_000 };

const { rows } = await sql<{ product: string; sku: string }>`
  select product.code as product, sku.code as sku from catalogue.sku
  join catalogue.product on product.code = sku.product_code and product.on_sale
  where ships_from is null order by sku.code limit 1`.execute(database.kysely);
const product = rows[0] ?? { product: "", sku: "" };
await sql`update promotion.activity set status = 'stopped'`.execute(database.kysely);
await sql`update inventory.stock set quantity = sold + 20 where sku_code = ${product.sku}`.execute(database.kysely);

/** A checkout on the second node that pays by a virtual account of BCA. */
async function checkoutThere() {
  const shopper = await testShopper(other);
  await shopper.add(product.product, product.sku);
  const id = await shopper.begin();
  const shown = await shopper.fill(id);
  return { shopper, id, shown };
}

type Branch = { readonly code: string; readonly fee: number; readonly children?: readonly Branch[] };
const leaves = (branches: readonly Branch[]): Branch[] =>
  branches.flatMap((branch) => (branch.children?.length ? leaves(branch.children) : [branch]));

/** What the second node offers for an amount, with fees by code. */
async function offered(orderAmount: number): Promise<Readonly<Record<string, number>>> {
  const shopper = await testShopper(other);
  const { ssQueryPaymentChannelList } = await shopper.ask<{ ssQueryPaymentChannelList: { data: readonly Branch[] } }>(
    `query ssQueryPaymentChannelList($input: PaymentChannelInput!) { ssQueryPaymentChannelList(input: $input) {
      data { code fee children { code fee children { code fee } } } } }`,
    { input: { orderAmount } },
  );
  return Object.fromEntries(leaves(ssQueryPaymentChannelList.data).map(({ code, fee }) => [code, fee]));
}

test("a fee saved on one node is what another adds to an order, told to who was shown less, until it is undone", async () => {
  const { shopper, id, shown } = await checkoutThere();
  expect(shown.priceInfo.fee).toBe(0);
  const saved = await save("paymentChannel", "VA_BCA", 0, { fee: 2_500, feeBasisPoints: 150 });
  await expect.poll(async () => (await offered(200_000)).VA_BCA, within5s).toBe(2_500 + 3_000);
  const told = await shopper.place(id, crypto.randomUUID());
  expect(told).toMatchObject({ success: false, errorCode: "PRICE_CHANGED" });
  const { fee = 0, totalAmount = 0 } = told.data?.checkout?.priceInfo ?? {};
  expect(fee).toBe(2_500 + Math.round((totalAmount - fee) * 0.015));
  expect(await shopper.place(id, crypto.randomUUID())).toMatchObject({ success: true, data: { totalAmount } });
  await undo(saved.entryId);
  await expect.poll(async () => (await offered(200_000)).VA_BCA, within5s).toBe(0);
});

test("bounds and order saved on one node hold on another", async () => {
  const { version } = await save("paymentChannel", "VA_BNI", 0, { least: 50_000, most: 100_000 });
  const isOffered = async (amount: number) => "VA_BNI" in (await offered(amount));
  await expect.poll(() => isOffered(49_999), within5s).toBe(false);
  expect([await isOffered(50_000), await isOffered(100_000), await isOffered(100_001)]).toEqual([true, true, false]);
  await save("paymentChannel", "VA_BNI", version, { position: 0, least: null, most: null });
  await expect.poll(async () => Object.keys(await offered(200_000))[0], within5s).toBe("VA_BNI");
});

test("a channel that is switched off is offered to nobody, and an order that waits for it is paid and named as before", async () => {
  const { shopper, id } = await checkoutThere();
  const placed = await shopper.place(id, crypto.randomUUID());
  const { orderCode = "", vaNumber, totalAmount } = placed.data ?? {};
  expect(vaNumber).toMatch(/^\d+$/);
  const late = await checkoutThere();
  await save("paymentChannel", "VA_BCA", 2, { enabled: null });
  await expect.poll(async () => "VA_BCA" in (await offered(200_000)), within5s).toBe(false);

  // Who had chosen it without ordering has to choose again, and nothing is placed.
  const refused = await late.shopper.place(late.id, crypto.randomUUID());
  expect(refused.success).toBe(false);
  expect((await late.shopper.read(late.id)).data?.priceInfo).toBeDefined();

  // The order goes on: same number, same name, and another channel can be chosen and left again.
  const pay = async (paymentMethod: string | null) =>
    (
      await shopper.ask<{ payOrder: { success: boolean; errorCode: string | null; data: object | null } }>(
        `mutation payOrder($orderCode: String!, $paymentMethod: String) {
          payOrder(orderCode: $orderCode, paymentMethod: $paymentMethod) {
            success errorCode data { paymentMethod vaNumber totalAmount } } }`,
        { orderCode, paymentMethod },
      )
    ).payOrder;
  expect(await pay(null)).toEqual({
    ...{ success: true, errorCode: null, data: { paymentMethod: "VA_BCA", vaNumber, totalAmount } },
  });
  const { getCustomOrderDetail } = await shopper.ask<{ getCustomOrderDetail: { data: { payMent: string } } }>(
    `query getCustomOrderDetail($input: OrderCommonInput!) {
      getCustomOrderDetail(orderCommonInput: $input) { data { payMent } } }`,
    { input: { orderCode } },
  );
  expect(getCustomOrderDetail.data.payMent).toBe("BCA Virtual Account");
  expect(await pay("VA_MANDIRI")).toMatchObject({ success: true });
  expect(await pay("VA_BCA")).toMatchObject({ success: false, errorCode: "CHANNEL_NOT_OFFERED" });
});

test("a group that is switched off takes its channels with it", async () => {
  await save("paymentChannel", "EWALLET", 0, { enabled: null });
  await expect
    .poll(async () => Object.keys(await offered(200_000)).filter((code) => code.startsWith("WALLET_")), within5s)
    .toEqual([]);
});
