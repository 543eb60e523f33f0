import { expect, test } from "vitest";
import { aMember } from "#kit/graphql/testing/request-context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { openPayment } from "../attempts/open-payment.ts";
import { callPayment } from "../testing/call-payment.ts";
import { paymentFixture } from "../testing/payment-fixture.ts";
import { receiveWebhook } from "../webhooks/receive-webhook.ts";

const { database } = await testDatabase();
const fixture = await paymentFixture(database);
const { deps, bank } = fixture;
const call = callPayment(deps);

const document = `query queryPaymentStatus($input: PaymentStatusInput!) { queryPaymentStatus(input: $input) {
  success errorCode errorMessage data { orderCode payStatus open preparing refused totalAmount paymentMethod paymentMethodName
    paymentType paymentVia imageUrl vaNumber billerCode qrText redirectUrl expiresAt now email } } }`;
const status = async (orderCode: string, more: object = {}, as: Parameters<typeof call>[2] = {}) =>
  (await call(document, { orderCode, ...more }, as)).data.queryPaymentStatus;

test("D-83 the number and the amount are the server's own", async () => {
  const { reference, vaNumber } = await fixture.opened();
  expect(await status(reference)).toEqual({
    success: true,
    errorCode: null,
    errorMessage: null,
    data: {
      orderCode: reference,
      payStatus: 0,
      open: true,
      preparing: false,
      refused: false,
      totalAmount: 150_000,
      paymentMethod: "VA_BCA",
      paymentMethodName: "BCA Virtual Account",
      paymentType: "VA",
      paymentVia: "bca",
      imageUrl: "/pictures/payments/va-bca.svg?v=1",
      vaNumber,
      billerCode: null,
      qrText: null,
      redirectUrl: null,
      expiresAt: "2026-11-16T05:00:00.000Z",
      now: "2026-11-15T05:00:00.000Z",
      email: "sari@mail.example",
    },
  });
});

test("S7 another shopper's payment gets the response of one that does not exist", async () => {
  const { reference } = await fixture.opened();
  const foreign = await status(reference, {}, { caller: aMember });
  expect(foreign).toEqual(await status("NOBODYS", {}, { caller: aMember }));
  expect(foreign).toMatchObject({ success: false, errorCode: "NOT_FOUND", data: null });
});

test("PY-09 a paid one is 1, and its number is not shown any more", async () => {
  const { reference, chargeId } = await fixture.opened();
  await receiveWebhook(deps, "books", bank.webhook({ chargeId, amount: 150_000 }));
  await fixture.work();
  expect((await status(reference)).data).toMatchObject({ payStatus: 1, open: false, vaNumber: null });
});

test("an ended one shows no number to pay to", async () => {
  const { reference } = await fixture.opened();
  await fixture.close(reference);
  expect((await status(reference)).data).toMatchObject({ open: false, vaNumber: null });
});

test("an expired payment is closed to payers, also before it is cleaned up", async () => {
  const { reference } = await fixture.opened({ expiresAt: new Date(fixture.clock.now().getTime() + 60_000) });
  fixture.clock.advance(60_000);
  expect((await status(reference)).data).toMatchObject({ open: false, vaNumber: null });
  fixture.clock.advance(-60_000);
});

test("F5 while the gateway is silent the page shows that the number is pending", async () => {
  bank.turn(false);
  const { reference } = await fixture.opened();
  bank.turn(true);
  expect((await status(reference)).data).toMatchObject({ open: true, preparing: true, vaNumber: null });
});

test("D-49 on return the gateway is queried once for concurrent requests", async () => {
  const { reference, chargeId } = await fixture.opened();
  bank.set(chargeId, "paid");
  const before = bank.questions();
  const replies = await Promise.all(Array.from({ length: 10 }, () => status(reference, { refresh: true })));
  expect(bank.questions() - before).toBe(1);
  expect(replies.every(({ success }) => success)).toBe(true);
  expect((await status(reference)).data.payStatus).toBe(1);
});

test("a request without a session is refused", async () => {
  const { reference } = await fixture.opened();
  const { errors } = await call(document, { orderCode: reference }, { caller: { kind: "anonymous" } });
  expect(errors[0].extensions.code).toBe("0002");
});

test("a bank's refusal is distinguished from an ended payment: another method may be tried", async () => {
  bank.refuse(true);
  const request = fixture.request();
  expect(await openPayment(deps, request)).toMatchObject({ ok: false, error: { code: "GATEWAY_REFUSED" } });
  bank.refuse(false);
  const { reference } = request;
  expect((await status(reference)).data).toMatchObject({ payStatus: 0, open: false, refused: true });
  await fixture.close(reference);
  expect((await status(reference)).data).toMatchObject({ open: false, refused: false });
});
