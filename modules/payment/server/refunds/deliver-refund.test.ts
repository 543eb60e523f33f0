import { expect, test } from "vitest";
import { fail, ok } from "#kit/core/result.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { PaymentAttempt } from "../attempts/attempt.ts";
import type { Gateway } from "../ports/gateway.ts";
import { memoryGateway } from "../testing/memory-gateway.ts";
import { paymentFixture } from "../testing/payment-fixture.ts";
import { receiveWebhook } from "../webhooks/receive-webhook.ts";
import { giveRefundAccount } from "./refund-account.ts";
import { refundPayment } from "./refund-payment.ts";

const { database } = await testDatabase();
const bank = memoryGateway();
let refund: Gateway["refund"] = bank.gateway.refund;
const gateway: Gateway = { ...bank.gateway, refund: (...args) => refund(...args) };
const fixture = await paymentFixture(database, { bank: { ...bank, gateway } });
const { deps } = fixture;

const refuses: Gateway["refund"] = async () => fail({ code: "REFUSED", reason: "the card is closed" });

async function paid(channelCode: "VA_BCA" | "CARD"): Promise<PaymentAttempt> {
  const attempt = await fixture.opened({ channelCode });
  bank.set(attempt.chargeId, "paid");
  await receiveWebhook(deps, "books", bank.webhook({ chargeId: attempt.chargeId, amount: attempt.amount }));
  await fixture.work();
  return attempt;
}

/** Requests a refund and has it delivered; returns the listeners' events about this payment and the alarms since. */
async function refunded({ reference }: PaymentAttempt, amount: number, key: string) {
  const [news, alarms] = [fixture.refundChanges.length, fixture.alarms.length];
  const input = { reference, amount: rupiah(amount), reason: "ITEMS_CANCELLED", key };
  await inTransaction(database, (trx) => refundPayment(trx, deps, input));
  await fixture.work();
  await fixture.work();
  return {
    news: fixture.refundChanges
      .slice(news)
      .map(({ event, amount: money, needsAccount }) => ({ event, money, needsAccount })),
    alarms: fixture.alarms.slice(alarms),
  };
}

const byHand = ["a refund has to be made by hand"];

test("1D-02 a refund that its gateway refuses is left to staff, and an account is requested of the payer once", async () => {
  refund = refuses;
  const attempt = await paid("CARD");
  expect(await refunded(attempt, 60_000, "part:1")).toEqual({
    news: [{ event: "accountNeeded", money: 60_000, needsAccount: true }],
    alarms: byHand,
  });
  expect(await fixture.refunds(attempt.reference)).toMatchObject([{ amount: 60_000, state: "manual" }]);
  const account = { bankName: "BCA", accountNumber: "1234567890", accountHolder: "Sari Lestari" };
  const { reference } = attempt;
  await inTransaction(database, (trx) => giveRefundAccount(trx, deps, { reference, account }));
  // The next refund of the same payment goes to the account that is known by then.
  expect(await refunded(attempt, 90_000, "part:2")).toEqual({ news: [], alarms: byHand });
  expect(await fixture.payment(reference)).toMatchObject({ status: "paid", refunded: 0 });
});

test("1D-02 the payer of a virtual account gave an account with the refund request, and is not asked again", async () => {
  refund = bank.gateway.refund;
  expect(await refunded(await paid("VA_BCA"), 60_000, "part:1")).toEqual({ news: [], alarms: byHand });
});

test("1D-02 a refund that its gateway takes is sent once, without staff and without an account", async () => {
  const sent: string[] = [];
  refund = async (charge, { key }) => {
    sent.push(charge.chargeId);
    return ok({ refundRef: key });
  };
  const attempt = await paid("CARD");
  expect(await refunded(attempt, 150_000, "all")).toEqual({
    news: [{ event: "sent", money: 150_000, needsAccount: false }],
    alarms: [],
  });
  expect(sent).toEqual([attempt.chargeId]);
  expect(await fixture.payment(attempt.reference)).toMatchObject({ status: "refunded", refunded: 150_000 });
});

test("1D-02 a gateway that does not answer is queried again later, and staff have no task", async () => {
  refund = async () => fail({ code: "UNAVAILABLE", reason: "timeout" });
  const attempt = await paid("CARD");
  await expect(refunded(attempt, 60_000, "part:1")).rejects.toThrow("the gateway did not take the refund: timeout");
  expect(await fixture.refunds(attempt.reference)).toMatchObject([{ state: "requested" }]);
  refund = bank.gateway.refund;
  await fixture.work();
  expect(await fixture.refunds(attempt.reference)).toMatchObject([{ state: "done" }]);
});
