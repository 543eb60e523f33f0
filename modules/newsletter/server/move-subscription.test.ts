import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { moveSubscription } from "./move-subscription.ts";
import { newsletterFixture } from "./testing/newsletter-fixture.ts";

const { database } = await testDatabase();
const fixture = newsletterFixture(database);
const move = (from: string | null, to: string) =>
  inTransaction(database, (trx) => moveSubscription(trx, fixture.deps, { from, to, locale: "en-US", address: "" }));
const subscribed = async () =>
  (await fixture.subscriptions()).filter((one) => one.subscribed).map(({ email }) => email);

test("the newsletter follows its reader to another mailbox, and leaves the old one alone", async () => {
  await fixture.subscribe({ email: "old@example.com" });
  await move("old@example.com", "new@example.com");
  expect(await subscribed()).toEqual(["new@example.com"]);
  expect((await fixture.consents()).map(({ given, form }) => [given, form])).toEqual([
    [true, "newsletterFooter"],
    [false, "account"],
    [true, "account"],
  ]);
});

test("who did not read it does not begin to, and who had no mailbox brings nothing along", async () => {
  const before = await fixture.consents();
  await move("nobody@example.com", "other@example.com");
  await move(null, "other@example.com");
  expect(await subscribed()).toEqual(["new@example.com"]);
  expect(await fixture.consents()).toEqual(before);
});
