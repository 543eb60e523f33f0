import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft } from "../testing/a-draft.ts";
import { callOrders } from "../testing/call-orders.ts";
import { orderCalls, otherGuest } from "../testing/order-calls.ts";
import { orderFixture } from "../testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await orderFixture(database);
const call = callOrders(fixture.deps);
const { track } = orderCalls(call);
let count = 0;
const reference = () => {
  count += 1;
  return `ACCOUNT-${count}`;
};

const bankAccount = { bankName: "BCA", accountNumber: "1234567890", accountHolder: "Sari Lestari" };
const save = async (orderCode: string, as = {}, account: object = bankAccount) =>
  (
    await call(
      `mutation saveRefundAccount($input: RefundAccountInput!) { saveRefundAccount(input: $input) { success errorCode } }`,
      { input: { orderCode, bankAccount: account } },
      as,
    )
  ).reply;
const paidBy = async (channelCode: string) => {
  const shared = reference();
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: shared, channelCode }));
  await fixture.pay(await fixture.open(shared, 288_000, channelCode));
  return code;
};

test("1A-05 the owner sets an account once; the message about it shows the last digits only", async () => {
  const code = await paidBy("VA_BCA");
  expect(await save(code)).toEqual({ success: true, errorCode: null });
  expect(await save(code)).toEqual({ success: false, errorCode: "ACCOUNT_NOT_NEEDED" });
  const messages = JSON.stringify(await fixture.letters());
  expect(messages).toContain("7890");
  expect(messages).not.toContain(bankAccount.accountNumber);
});

test("1A-05 a payment that its gateway can refund needs no account", async () => {
  expect(await save(await paidBy("CARD"))).toEqual({ success: false, errorCode: "ACCOUNT_NOT_NEEDED" });
});

test("1A-04 another caller and a browser that tracked the order set no account", async () => {
  const code = await paidBy("VA_BCA");
  expect(await save(code, otherGuest)).toEqual({ success: false, errorCode: "NOT_FOUND" });
  const opened = await track(code, "sari@mail.example", "10.0.0.7");
  const cookie = opened.cookies[0]?.split(";")[0];
  expect(await save(code, { ...otherGuest, cookie })).toEqual({ success: false, errorCode: "CONTACT_PROOF_REQUIRED" });
  expect(await save(code)).toEqual({ success: true, errorCode: null });
});

test("1A-05 an incomplete account is refused", async () => {
  const code = await paidBy("VA_BCA");
  for (const missing of ["bankName", "accountNumber", "accountHolder"]) {
    expect(await save(code, {}, { ...bankAccount, [missing]: "" })).toEqual({
      success: false,
      errorCode: "INVALID_INPUT",
    });
  }
});
