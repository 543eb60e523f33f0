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

test("a subscription moves to the member's new mailbox, and the consents are recorded", async () => {
  await fixture.subscribe({ email: "old@example.com" });
  await move("old@example.com", "new@example.com");
  expect(await subscribed()).toEqual(["new@example.com"]);
  expect((await fixture.consents()).map(({ given, form }) => [given, form])).toEqual([
    [true, "newsletterFooter"],
    [false, "account"],
    [true, "account"],
  ]);
});

test("without a subscription or an old mailbox nothing changes", async () => {
  const before = await fixture.consents();
  await move("unknown@example.com", "other@example.com");
  await move(null, "other@example.com");
  expect(await subscribed()).toEqual(["new@example.com"]);
  expect(await fixture.consents()).toEqual(before);
});
