import { expect, test } from "vitest";
import { aMember } from "#kit/graphql/testing/request-context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft, aLine } from "#modules/order/server/testing/a-draft.ts";
import { anonymous, missing, otherGuest } from "../testing/return-calls.ts";
import { returnsFixture } from "../testing/returns-fixture.ts";

const { database } = await testDatabase();
const fixture = await returnsFixture(database);
const day = 86_400_000;

const options = (orderCode: string, as = {}) =>
  fixture.ask(
    `query queryReturnOptions($orderCode: String!) { queryReturnOptions(orderCode: $orderCode) {
      success errorCode data { orderCode access open until needsBankAccount given
        lines { orderItemCode skuName quantity returnable restriction isGift payAmount } before { number quantity } } } }`,
    { orderCode },
    as,
  );

test("a received order shows the pieces that may go back, until when, and that an account is needed", async () => {
  const order = await fixture.received();
  const until = new Date(fixture.clock.now().getTime() + 7 * day).toISOString();
  const line = { orderItemCode: `${order}-1`, skuName: "Ball", quantity: 2, restriction: null, isGift: false };
  expect((await options(order)).data).toEqual({
    orderCode: order,
    access: "owner",
    open: true,
    until,
    needsBankAccount: true,
    given: 0,
    lines: [{ ...line, returnable: 2, payAmount: 270_000 }],
    before: [],
  });
  await fixture.asked(order);
  expect((await options(order)).data).toMatchObject({
    open: true,
    lines: [{ returnable: 1 }],
    before: [{ number: 0, quantity: 1 }],
  });
  await fixture.asked(order);
  expect((await options(order)).data).toMatchObject({ open: false, lines: [{ returnable: 0 }] });
});

test("a return is refused before receipt and more than 7 days after it", async () => {
  const [unpaid = ""] = await fixture.placed(aDraft({ paymentReference: "OPTIONS-UNPAID" }));
  expect((await options(unpaid)).data).toMatchObject({ open: false, until: null, lines: [{ returnable: 0 }] });
  const order = await fixture.received();
  fixture.clock.advance(7 * day + 1);
  expect((await options(order)).data).toMatchObject({ open: false, lines: [{ returnable: 0 }] });
});

test("hygiene products are marked: they go back only if the shop is to blame", async () => {
  const order = await fixture.received({ lines: [aLine({ categoryCode: "SOCKS", name: "Socks" })] });
  const { data } = await options(order);
  expect(data?.lines).toMatchObject([{ skuName: "Socks", restriction: expect.any(String) }]);
});

test("another shopper's order is answered like a missing one", async () => {
  const order = await fixture.received();
  for (const as of [otherGuest, { caller: aMember }, anonymous]) {
    expect(await options(order, as)).toMatchObject({ ...missing, data: null });
    expect(await options(order, as)).toEqual(await options("BBAAAAAAAAAA", as));
  }
});
