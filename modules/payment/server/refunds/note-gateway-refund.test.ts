import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { queryAndSettle } from "../attempts/query-gateway.ts";
import type { Gateway } from "../ports/gateway.ts";
import { memoryGateway } from "../testing/memory-gateway.ts";
import { paymentFixture } from "../testing/payment-fixture.ts";
import { receiveWebhook } from "../webhooks/receive-webhook.ts";
import { refundPayment } from "./refund-payment.ts";

const { database } = await testDatabase();
const bank = memoryGateway();
/** What happens while the gateway sends a refund. */
let meanwhile = async () => {};
const gateway: Gateway = {
  ...bank.gateway,
  async refund(...args) {
    await meanwhile();
    return bank.gateway.refund(...args);
  },
};
const fixture = await paymentFixture(database, { bank: { ...bank, gateway } });
const { deps } = fixture;
const whole = 150_000;

test.each([0, 1, 60_000, whole - 1, whole])(
  "1D-02 a gateway that returns a payment by itself, %i of it refunded before, returns the rest and nothing more",
  async (before) => {
    const attempt = await fixture.opened({ channelCode: "CARD" });
    const { reference, chargeId } = attempt;
    bank.set(chargeId, "paid");
    await receiveWebhook(deps, "books", bank.webhook({ chargeId, amount: whole }));
    await fixture.work();
    if (before > 0) {
      // The bank takes the payment back while its refund is sent, and then has it after all: paid, with refunds sent before.
      meanwhile = () => fixture.deny(chargeId);
      const input = { reference, amount: rupiah(before), reason: "ITEMS_CANCELLED", key: "part" };
      await inTransaction(database, (trx) => refundPayment(trx, deps, input));
      await fixture.work();
      meanwhile = async () => {};
      expect(await fixture.payment(reference)).toMatchObject({ status: "failed", flag: "REVERSED_AFTER_REFUND" });
      expect(fixture.alarms.at(-1)).toBe("a refund was sent for a payment that the bank has reversed");
      bank.set(chargeId, "paid");
      expect(await queryAndSettle(deps, attempt)).toBe("paid");
    }
    expect(await fixture.payment(reference)).toMatchObject({ status: "paid", refunded: before });
    bank.set(chargeId, "refunded");
    expect(await queryAndSettle(deps, attempt)).toBe(before < whole ? "refunded" : "ignored");
    expect(await queryAndSettle(deps, attempt)).toBe("ignored");
    const amounts = (await fixture.refunds(reference)).map(({ amount, reason, state }) => [
      reason,
      Number(amount),
      state,
    ]);
    expect(amounts.toSorted()).toEqual([
      ...(before < whole ? [["BY_GATEWAY", whole - before, "done"]] : []),
      ...(before > 0 ? [["ITEMS_CANCELLED", before, "done"]] : []),
    ]);
    expect(await fixture.payment(reference)).toMatchObject({ refunded: whole });
  },
);
