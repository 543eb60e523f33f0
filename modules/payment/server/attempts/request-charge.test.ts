import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { paymentFixture } from "../testing/payment-fixture.ts";
import { openPayment } from "./open-payment.ts";

const { database } = await testDatabase();
const { deps, bank, request } = await paymentFixture(database);

test("1D-02 no charge without an expiry is requested of a gateway", async () => {
  for (const channelCode of ["CARD", "VA_BCA", "QRIS"]) {
    const opened = await openPayment(deps, request({ channelCode, expiresAt: null }));
    expect(opened).toEqual({ ok: false, error: { code: "GATEWAY_REFUSED" } });
  }
  expect(bank.books.size).toBe(0);
});
