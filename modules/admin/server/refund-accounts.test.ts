import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { forgetOrders } from "#modules/order/server/index.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { callOrders } from "#modules/order/server/testing/call-orders.ts";
import { otherGuest } from "#modules/order/server/testing/order-calls.ts";
import { forgetPayments } from "#modules/payment/server/index.ts";
import { adminFixture } from "./testing/admin-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { orders, staff } = await adminFixture(database);
const finance = await staff.signedIn("finance@accounts.test", "finance");
const support = await staff.signedIn("support@accounts.test", "support");
const call = callOrders(orders.deps);
const account = { bankName: "BCA", accountNumber: "1234-567 890", accountHolder: "Sari Lestari" };

let count = 0;
/** A virtual account's order of Rp 288.000 that is paid. */
async function paidOrder(change: Parameters<typeof aDraft>[0] = {}) {
  count += 1;
  const reference = `ACCOUNT-${count}`;
  const [code = ""] = await orders.placed(aDraft({ paymentReference: reference, ...change }));
  const open = await orders.open(reference, 288_000);
  await orders.pay(open);
  return { code, reference };
}

const cancelled = async (change: Parameters<typeof aDraft>[0] = {}) => {
  const placed = await paidOrder(change);
  await orders.step(placed.code, { transition: "approveCancel", actor: "staff", reason: "OTHER" });
  await orders.work();
  return placed;
};

const detail = async (orderCode: string, as: object = {}) =>
  (
    await call(
      `query getCustomOrderDetail($input: OrderCommonInput!) { getCustomOrderDetail(orderCommonInput: $input) {
        success errorCode errorMessage data { payStatus refunds { amount step account note reason }
          refundAccount { needed askWhenCancelling shown } } } }`,
      { input: { orderCode } },
      as,
    )
  ).reply?.data;

const give = async (orderCode: string, more: object = {}, as: object = {}) =>
  (
    await call(
      `mutation saveRefundAccount($input: RefundAccountInput!) { saveRefundAccount(input: $input) {
        success errorCode errorMessage } }`,
      { input: { orderCode, bankAccount: account, ...more } },
      as,
    )
  ).reply;

type Listed = { refundId: string; orderCodes: string[]; customer: string; account: string | null };
const rowFields = "refundId reference amount reason state orderCodes customer account accountProblem waitsForAccount";
const listed = async (orderCode: string, as: Record<string, string>, list = "adminRefunds") => {
  const { body } = await staff.post<Record<string, Listed[]>>(`query ${list} { ${list} { ${rowFields} } }`, {}, as);
  if (!body.data?.[list]) throw new Error(JSON.stringify(body));
  return body.data?.[list]?.find(({ orderCodes }) => orderCodes.includes(orderCode));
};

const act = async (name: string, type: string, input: object) => {
  const text = `mutation ${name}($input: ${type}!) { ${name}(input: $input) { success errorCode } }`;
  const { body } = await staff.post<Record<string, { errorCode: string | null }>>(text, { input }, finance);
  return body.data?.[name]?.errorCode ?? "DONE";
};

const mailsOf = async (orderCode: string) =>
  (await orders.letters()).map(({ content }) => content).filter(({ data }) => data.orderCode === orderCode);
const eventsOf = async (orderCode: string) => (await mailsOf(orderCode)).map(({ data }) => data.event);

test("1A-05 a cancelled virtual-account order requests the bank account, shows it to finance, and is refunded only once the transfer is sent", async () => {
  const { code } = await cancelled();
  const mail = (await mailsOf(code)).find(({ data }) => data.event === "cancelled");
  expect(mail.data.money).toEqual({ type: "accountNeeded", amount: 288_000 });
  expect(await detail(code)).toMatchObject({
    payStatus: 2,
    refunds: [{ amount: 288_000, step: "accountNeeded", reason: "ORDER_CLOSED" }],
    refundAccount: { needed: true, shown: null },
  });
  expect(await listed(code, finance)).toMatchObject({ state: "manual", account: null, waitsForAccount: true });

  expect((await give(code, { bankAccount: { ...account, accountNumber: "12" } }))?.errorCode).toBe("INVALID_INPUT");
  expect(await give(code)).toMatchObject({ success: true });
  expect(await detail(code)).toMatchObject({
    payStatus: 2,
    refunds: [{ step: "underWay", account: "BCA •••• 7890" }],
    refundAccount: { needed: false, shown: "BCA •••• 7890" },
  });
  // The given account stays: finance may be typing it off the screen.
  expect((await give(code))?.errorCode).toBe("ACCOUNT_NOT_NEEDED");

  const row = await listed(code, finance);
  expect(row).toMatchObject({
    ...{ amount: 288_000, reason: "ORDER_CLOSED", orderCodes: [code], customer: "Sari Lestari" },
    ...{ account: "BCA · 1234567890 · Sari Lestari", waitsForAccount: false },
  });
  expect(await listed(code, support)).toMatchObject({ customer: "S••• L•••", account: "BCA •••• 7890" });

  expect(await eventsOf(code)).not.toContain("sent");
  expect(await act("adminSendRefund", "AdminSentInput", { refundId: row?.refundId, sentAs: "BCA-1" })).toBe("DONE");
  expect(await detail(code)).toMatchObject({ payStatus: 3, refunds: [{ step: "sent", account: "BCA •••• 7890" }] });
  expect((await mailsOf(code)).at(-1)).toMatchObject({
    kind: "refundChanged",
    data: { event: "sent", amount: 288_000, account: "BCA •••• 7890" },
  });
  expect(await listed(code, finance)).toBeUndefined();
  expect(await orders.broken()).toEqual([]);
});

test("1A-05 an account that the bank declines, before or after it was marked sent, is requested from the shopper again", async () => {
  for (const wasSent of [false, true]) {
    const { code } = await cancelled();
    await give(code);
    const refundId = (await listed(code, finance))?.refundId;
    if (wasSent) expect(await act("adminSendRefund", "AdminSentInput", { refundId, sentAs: "BCA-2" })).toBe("DONE");
    const note = "Account closed";
    if (wasSent) expect(await listed(code, finance, "adminSentRefunds")).toMatchObject({ state: "done" });
    expect(await act("adminDeclineAccount", "AdminDeclineInput", { refundId, note })).toBe("DONE");
    expect(await act("adminDeclineAccount", "AdminDeclineInput", { refundId, note })).toBe("REFUND_GONE");
    expect(await detail(code)).toMatchObject({
      payStatus: 2,
      refunds: [{ step: "accountDeclined", note, account: null }],
      refundAccount: { needed: true, shown: null },
    });
    expect((await mailsOf(code)).at(-1)?.data).toMatchObject({ event: "accountDeclined", note, needsAccount: true });
    expect(await listed(code, finance)).toMatchObject({ state: "manual", accountProblem: note, waitsForAccount: true });
    expect(await give(code, { bankAccount: { ...account, accountNumber: "9876543210" } })).toMatchObject({
      success: true,
    });
    expect(await listed(code, finance)).toMatchObject({ account: "BCA · 9876543210 · Sari Lestari" });
    expect(await act("adminSendRefund", "AdminSentInput", { refundId, sentAs: "BCA-3" })).toBe("DONE");
    expect((await detail(code)).payStatus).toBe(3);
    expect(await orders.broken()).toEqual([]);
  }
});

test("1A-05 only the owner, or a browser that opened the link of the mail, sets the refund account", async () => {
  const { code } = await cancelled();
  const path = (await mailsOf(code)).find(({ data }) => data.event === "cancelled").data.path;
  const key = new URL(path, "https://shop.example").searchParams.get("key") ?? "";
  expect(await detail(code, otherGuest)).toBeNull();
  expect((await give(code, {}, otherGuest))?.errorCode).toBe("NOT_FOUND");
  const carrying = (cookies: readonly unknown[]) => ({
    ...otherGuest,
    cookie: cookies.map((one) => String(one).split(";")[0]).join("; "),
  });
  // A guest who was let in by order code and e-mail sees that an account is missing, and no refund.
  const track = `mutation trackOrder($input: TrackOrderInput!) { trackOrder(input: $input) {
    success errorCode errorMessage } }`;
  const tracked = await call(track, { input: { orderCode: code, contact: "sari@mail.example" } }, otherGuest);
  const visitor = carrying(tracked.cookies);
  expect(await detail(code, visitor)).toMatchObject({ refunds: [], refundAccount: { needed: true, shown: null } });
  expect((await give(code, {}, visitor))?.errorCode).toBe("CONTACT_PROOF_REQUIRED");
  const opened = await call(
    `query getCustomOrderDetail($input: OrderCommonInput!) { getCustomOrderDetail(orderCommonInput: $input) {
      success errorCode errorMessage data { refundAccount { needed } refunds { amount } } } }`,
    { input: { orderCode: code, accessKey: key } },
    otherGuest,
  );
  expect(opened.reply?.data).toEqual({ refundAccount: { needed: true }, refunds: [{ amount: 288_000 }] });
  expect(await give(code, {}, carrying(opened.cookies))).toMatchObject({ success: true });
  expect(await eventsOf(code)).toContain("accountGiven");
});

test("1A-05 an account given with the cancel request is used for the refund and not requested again", async () => {
  const { code } = await paidOrder();
  expect((await detail(code)).refundAccount).toEqual({ needed: false, askWhenCancelling: true, shown: null });
  const text = `mutation requestCancelOrder($input: RequestCancelInput!) { requestCancelOrder(input: $input) {
    success errorCode errorMessage } }`;
  const items = [{ orderItemCode: `${code}-1`, count: 2 }];
  const input = { orderCode: code, reasonCode: "OTHER", items, bankAccount: account };
  expect((await call(text, { input })).reply).toMatchObject({ success: true });
  await sql`update orders.cancel_request set asked_at = asked_at - interval '1 hour' where order_code = ${code}`.execute(
    database.kysely,
  );
  await orders.sweep();
  await orders.work();
  expect(await detail(code)).toMatchObject({
    payStatus: 2,
    refunds: [{ step: "underWay", account: "BCA •••• 7890" }],
    refundAccount: { needed: false },
  });
  const mail = (await mailsOf(code)).find(({ data }) => data.event === "cancelled");
  expect(mail.data.money).toEqual({ type: "account", amount: 288_000, shown: "BCA •••• 7890" });
  expect(await listed(code, finance)).toMatchObject({ account: "BCA · 1234567890 · Sari Lestari" });
});

test("1A-05 a card payment is refunded to the card: no account is requested, and the mail is sent with the refund", async () => {
  const [code = ""] = await orders.placed(aDraft({ paymentReference: "CARD-1A05", channelCode: "CARD" }));
  await orders.pay(await orders.open("CARD-1A05", 288_000, "CARD"));
  await orders.step(code, { transition: "approveCancel", actor: "staff", reason: "OTHER" });
  expect(await detail(code)).toMatchObject({
    payStatus: 2,
    refunds: [{ step: "underWay" }],
    refundAccount: { needed: false },
  });
  const mail = (await mailsOf(code)).find(({ data }) => data.event === "cancelled");
  expect(mail.data.money).toEqual({ type: "sameWay", amount: 288_000 });
  expect(await eventsOf(code)).not.toContain("sent");
  await orders.work();
  expect(await detail(code)).toMatchObject({ payStatus: 3, refunds: [{ step: "sent" }] });
  expect(await eventsOf(code)).toContain("sent");
});

test("1A-05 the mail of a cancelled unpaid order states that nothing was charged", async () => {
  const [code = ""] = await orders.placed(aDraft({ paymentReference: "UNPAID-1A05" }));
  await orders.open("UNPAID-1A05", 288_000);
  await orders.step(code, { transition: "cancel", actor: "staff", reason: "OTHER" });
  const mail = (await mailsOf(code)).find(({ data }) => data.event === "cancelled");
  expect(mail.data.money).toEqual({ type: "nothingCharged" });
  expect(await detail(code)).toMatchObject({ refunds: [], refundAccount: { needed: false } });
});

test("1A-05 the account is encrypted at rest, and deleted with its member", async () => {
  const { code, reference } = await cancelled({ owner: "member:U-GONE" });
  await inTransaction(database, async (trx) => {
    await sql`update payment.payment set owner = 'member:U-GONE' where reference = ${reference}`.execute(trx);
  });
  await give(code, {}, { caller: { kind: "member", sessionId: "s-1", userCode: "U-GONE" } });
  const stored = async () =>
    (
      await sql<{ text: string }>`
        select concat(payment.account_sealed, payment.account_shown, refund.account_sealed, refund.account_shown) as text
        from payment.refund join payment.payment using (reference) where reference = ${reference}`.execute(
        database.kysely,
      )
    ).rows[0]?.text;
  expect(await stored()).toContain("sealed:");
  await inTransaction(database, async (trx) => {
    await forgetPayments(trx, "U-GONE");
    await forgetOrders(trx, "U-GONE");
  });
  expect(await stored()).toBe("");
});

test("1B-03 paid, cancelled by staff and taken back by the bank: the refund is withdrawn and the shopper notified", async () => {
  const { code, reference } = await paidOrder();
  await orders.step(code, { transition: "approveCancel", actor: "staff", reason: "OTHER" });
  await orders.work();
  expect(await listed(code, finance)).toBeDefined();
  const { rows } = await sql<{ chargeId: string }>`
    select charge_id as "chargeId" from payment.attempt where reference = ${reference}`.execute(database.kysely);
  const chargeId = rows[0]?.chargeId ?? "";
  orders.bank.set(chargeId, "failed");
  await orders.deny(chargeId);
  expect(await listed(code, finance)).toBeUndefined();
  expect(await detail(code)).toMatchObject({ refunds: [{ step: "withdrawn" }], refundAccount: { needed: false } });
  expect(await eventsOf(code)).toContain("withdrawn");
  expect(await orders.broken()).toEqual([]);
});
