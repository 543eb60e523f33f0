import { sql } from "kysely";
import { expect, test } from "vitest";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { aGuest, requestContext } from "#kit/graphql/testing/request-context.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { noteSentByHand, paymentModule, receiveWebhook, releaseReviewed } from "#modules/payment/server/index.ts";
import { ownerOfOrders } from "./order-payments.ts";
import { aDraft } from "./testing/a-draft.ts";
import { callOrders } from "./testing/call-orders.ts";
import { orderFixture } from "./testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await orderFixture(database);
const call = callOrders(fixture.deps);
const module = paymentModule({ ...fixture.payDeps, ownerOfReference: ownerOfOrders, pictureUrl: (path) => path });
const executor = createExecutor(joinSchemas([module]), { report: () => undefined });

const shown = async (orderCode: string) => {
  const query = `query queryPaymentStatus($input: PaymentStatusInput!) { queryPaymentStatus(input: $input) {
    data { payStatus open payable vaNumber totalAmount wrongAmount { received state needsAccount } } } }`;
  const context = requestContext({ caller: aGuest });
  const reply = await executor.execute({ query, variables: { input: { orderCode } }, context });
  return JSON.parse(JSON.stringify(reply)).data.queryPaymentStatus.data;
};

const pay = async (orderCode: string, paymentMethod: string) =>
  (
    await call(
      `mutation payOrder($code: String!, $method: String) { payOrder(orderCode: $code, paymentMethod: $method) {
        success errorCode errorMessage data { vaNumber totalAmount redirectUrl } } }`,
      { code: orderCode, method: paymentMethod },
    )
  ).reply;

const refundsOf = async (orderCode: string) =>
  (
    await call(
      `query getCustomOrderDetail($input: OrderCommonInput!) { getCustomOrderDetail(orderCommonInput: $input) {
        success errorCode errorMessage
        data { orderStatus payStatus refunds { amount reason step account } refundAccount { needed shown } } } }`,
      { input: { orderCode } },
    )
  ).reply?.data;

const giveAccount = async (orderCode: string) => {
  const bankAccount = { bankName: "BCA", accountNumber: "1234567890", accountHolder: "Sari Lestari" };
  const text = `mutation saveRefundAccount($input: RefundAccountInput!) { saveRefundAccount(input: $input) {
    success errorCode errorMessage } }`;
  return (await call(text, { input: { orderCode, bankAccount } })).reply;
};

let count = 0;
/** An order of Rp 288.000 whose virtual account was paid with another amount. */
async function mispaid(amount: number) {
  count += 1;
  const reference = `ODD-${count}`;
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: reference }));
  const open = await fixture.open(reference, 288_000);
  fixture.bank.set(open.chargeId, "paid", amount);
  await receiveWebhook(fixture.payDeps, "books", fixture.bank.webhook({ chargeId: open.chargeId, amount }));
  await fixture.work();
  return { code, reference, open };
}

const amounts = [1, 287_999, 288_001, 500_000];

test.each(amounts)(
  "1A-03 Rp %i for an order of Rp 288.000: the page has no closed number, shows the received amount and requests an account",
  async (amount) => {
    const { code } = await mispaid(amount);
    expect(await shown(code)).toEqual({
      payStatus: 0,
      open: false,
      payable: true,
      vaNumber: null,
      totalAmount: 288_000,
      wrongAmount: { received: amount, state: "review", needsAccount: true },
    });
    expect(await refundsOf(code)).toMatchObject({
      orderStatus: "21",
      refunds: [{ amount, reason: "AMOUNT_MISMATCH", step: "accountNeeded", account: null }],
      refundAccount: { needed: true, shown: null },
    });
    const email = (await fixture.letters()).filter(({ content }) => content.kind === "refundChanged").at(-1);
    expect(email.content.data).toMatchObject({ orderCode: code, event: "wrongAmount", amount, needsAccount: true });
  },
);

test.each(["VA_BCA", "VA_BNI", "QRIS"])(
  "1A-03 the order is paid by a new charge through %s, and the wrong money goes back besides",
  async (channelCode) => {
    const { code, reference, open } = await mispaid(200_000);
    const again = await pay(code, channelCode);
    expect(again).toMatchObject({ success: true, errorCode: null });
    expect(again?.data.vaNumber).not.toBe(open.vaNumber);
    const { rows } = await sql<{ chargeId: string; amount: number }>`
    select charge_id as "chargeId", amount from payment.attempt where reference = ${reference} and state = 'open'`.execute(
      database.kysely,
    );
    const [live] = rows;
    if (!live) throw new Error("no charge is open");
    expect((await shown(code)).wrongAmount).toEqual({ received: 200_000, state: "review", needsAccount: true });
    await fixture.pay(live);
    const paid = await refundsOf(code);
    expect(paid).toMatchObject({ orderStatus: "31", payStatus: 1 });
    expect(paid.refunds).toMatchObject([{ amount: 200_000, step: "accountNeeded" }]);
    expect(await fixture.broken()).toEqual([]);
  },
);

test("1A-03 the wrong amount is returned to the given account, and is marked sent only once it is", async () => {
  const { code, reference } = await mispaid(200_000);
  expect(await giveAccount(code)).toMatchObject({ success: true });
  const { rows } = await sql<{ id: string }>`select id from payment.refund where reference = ${reference}`.execute(
    database.kysely,
  );
  const id = rows[0]?.id ?? "";
  expect((await refundsOf(code)).refunds).toMatchObject([{ step: "review", account: "BCA •••• 7890" }]);
  await inTransaction(database, (trx) => releaseReviewed(trx, fixture.payDeps, id));
  await fixture.work();
  expect((await refundsOf(code)).refunds).toMatchObject([{ step: "underWay" }]);
  expect((await shown(code)).wrongAmount).toMatchObject({ state: "back", needsAccount: false });
  const sentMails = async () =>
    (await fixture.letters()).filter(({ content }) => content.data.event === "sent" && content.data.orderCode === code);
  expect(await sentMails()).toEqual([]);
  await inTransaction(database, (trx) => noteSentByHand(trx, fixture.payDeps, { id, reference: "BANK-7" }));
  expect((await refundsOf(code)).refunds).toMatchObject([{ step: "sent", account: "BCA •••• 7890" }]);
  expect(await sentMails()).toMatchObject([{ content: { data: { amount: 200_000, account: "BCA •••• 7890" } } }]);
  // The order itself still waits for its payment.
  expect(await refundsOf(code)).toMatchObject({ orderStatus: "21", payStatus: 0 });
});

test("1A-03 after its deadline the order closes as any unpaid one, and the wrong amount is still returned", async () => {
  const { code, reference } = await mispaid(200_000);
  fixture.clock.advance(2 * 3_600_000);
  await fixture.close(reference);
  expect(await refundsOf(code)).toMatchObject({ orderStatus: "62", refunds: [{ step: "accountNeeded" }] });
  expect(await shown(code)).toMatchObject({ payable: false, wrongAmount: { received: 200_000 } });
  expect((await pay(code, "VA_BNI"))?.errorCode).toBe("ACTION_NOT_ALLOWED");
});
