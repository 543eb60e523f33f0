import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { paymentFixture } from "../testing/payment-fixture.ts";
import { flagPayment, type PaymentFlag, readPayment } from "./payments.ts";

const { database } = await testDatabase();
const fixture = await paymentFixture(database);
const gravity: readonly PaymentFlag[] = ["AMOUNT_MISMATCH", "REVERSED_LATE", "REVERSED_AFTER_REFUND"];

test("1D-02 of two flags a payment keeps the more severe, in either order", async () => {
  for (const [rank, first] of gravity.entries()) {
    for (const [other, second] of gravity.entries()) {
      const { reference } = await fixture.opened();
      for (const flag of [first, second]) await inTransaction(database, (trx) => flagPayment(trx, reference, flag));
      const flagged = (await readPayment(database.kysely, reference))?.flag;
      expect([first, second, flagged]).toEqual([first, second, gravity[Math.max(rank, other)]]);
    }
  }
});
