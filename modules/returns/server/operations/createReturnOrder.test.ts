import { sql } from "kysely";
import { expect, test } from "vitest";
import { aMember } from "#kit/graphql/testing/request-context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft, aLine } from "#modules/order/server/testing/a-draft.ts";
import { otherGuest, returnCalls } from "../testing/return-calls.ts";
import { returnsFixture } from "../testing/returns-fixture.ts";

const { database } = await testDatabase({ maxConnections: 30 });
const fixture = await returnsFixture(database);
const { detail, photo } = returnCalls(fixture);
const days = (count: number) => fixture.clock.advance(count * 86_400_000);

test("a return is refused more than 7 days after receipt, and before it", async () => {
  const order = await fixture.received();
  days(7);
  expect((await fixture.request(order)).success).toBe(true);
  days(0.1);
  expect(await fixture.request(order)).toMatchObject({ success: false, errorCode: "RETURN_CLOSED" });
  const [unpaid = ""] = await fixture.placed(aDraft({ paymentReference: "RETURNS-UNPAID" }));
  expect((await fixture.request(unpaid)).errorCode).toBe("RETURN_CLOSED");
});

test("ER-32 RN-06 a request with something missing is refused with the message of that rule", async () => {
  const order = await fixture.received();
  const cases: readonly [Record<string, unknown>, string][] = [
    [{ items: [] }, "Please select product"],
    [{ items: [{ orderItemCode: "BBX-1", quantity: 1 }] }, "Please select product"],
    [{ reasonCode: "" }, "Please choose a reason"],
    [{ reasonCode: "DAMAGED" }, "Please add at least one photo of the problem"],
    [{ reasonCode: "CHANGED_MIND" }, "For this reason we can only take back what was not opened"],
    [{ reasonCode: "OTHER" }, "Please tell us what is wrong"],
    [{ videoUrl: "http://films.example/1" }, "Please enter a link that begins with https://"],
    [{ bankAccount: null }, "Please enter an account number of 6 to 20 digits"],
    [{ items: [{ orderItemCode: `${order}-1`, quantity: 3 }] }, "Of Ball, 2 can be returned."],
  ];
  for (const [change, message] of cases) {
    expect(await fixture.request(order, change)).toMatchObject({ success: false, errorMessage: message });
  }
});

test("hygiene and flash-sale products are returned only if the shop is to blame", async () => {
  const socks = await fixture.received({ lines: [aLine({ categoryCode: "SOCKS", name: "Socks" })] });
  const flash = await fixture.received({ lines: [aLine({ flashSale: { activityCode: "F1", units: 2 } })] });
  for (const order of [socks, flash]) {
    expect((await fixture.request(order)).errorCode).toBe("ONLY_IF_FAULTY");
    expect((await fixture.request(order, { reasonCode: "NOT_AS_DESCRIBED" })).success).toBe(true);
  }
});

test("photos of another shopper, of another order or of an earlier return are refused", async () => {
  const [order, other] = [await fixture.received(), await fixture.received()];
  const own = await photo(order);
  const foreign = [await photo(order, "guest:G9"), await photo(other), "00000000-0000-4000-8000-000000000000"];
  for (const id of foreign) {
    const result = await fixture.request(order, { reasonCode: "DAMAGED", photoIds: [own, id] });
    expect(result.errorCode).toBe("PHOTO_NOT_FOUND");
  }
  expect((await fixture.request(order, { reasonCode: "DAMAGED", photoIds: [own] })).success).toBe(true);
  expect((await fixture.request(order, { reasonCode: "DAMAGED", photoIds: [own] })).errorCode).toBe("PHOTO_NOT_FOUND");
});

test("another caller's request is answered like one for a missing order", async () => {
  const order = await fixture.received();
  for (const as of [otherGuest, { caller: aMember }]) {
    const refused = await fixture.request(order, {}, as);
    expect(refused.errorCode).toBe("NOT_FOUND");
    expect(refused).toEqual(await fixture.request("BBAAAAAAAAAA", {}, as));
  }
});

test("of twenty requests at once for two pieces two succeed", async () => {
  const order = await fixture.received();
  const replies = await Promise.all(Array.from({ length: 20 }, () => fixture.request(order)));
  expect(replies.filter(({ success }) => success)).toHaveLength(2);
  expect(new Set(replies.filter(({ success }) => !success).map(({ errorCode }) => errorCode))).toEqual(
    new Set(["TOO_MANY_PIECES"]),
  );
  expect(await fixture.broken()).toEqual([]);
});

test("the bank account is stored encrypted, and only its last digits are shown", async () => {
  const code = await fixture.asked(await fixture.received());
  const { rows } = await sql<{ account_sealed: string }>`
    select account_sealed from returns.return_order where code = ${code}`.execute(database.kysely);
  expect(rows[0]?.account_sealed).not.toContain("1234567890");
  const emails = JSON.stringify(await fixture.letters());
  expect(emails).not.toContain("1234567890");
  expect(JSON.stringify(await detail(code))).not.toContain("1234567890");
});
