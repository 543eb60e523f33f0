import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { aGuest, requestContext } from "#kit/graphql/testing/request-context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { paymentModule } from "#modules/payment/server/index.ts";
import { ownerOfOrders } from "./order-payments.ts";
import { aDraft, aLine } from "./testing/a-draft.ts";
import { otherGuest } from "./testing/order-calls.ts";
import { orderFixture } from "./testing/order-fixture.ts";

const { database } = await testDatabase();
const fixture = await orderFixture(database);
const module = paymentModule({ ...fixture.payDeps, ownerOfReference: ownerOfOrders, pictureUrl: (path) => path });
const executor = createExecutor(joinSchemas([module]), { report: () => undefined });
const query = `query queryPaymentStatus($input: PaymentStatusInput!) { queryPaymentStatus(input: $input) {
  success errorCode data { payStatus payable totalAmount } } }`;

const call = async (orderCode: string, as: object = { caller: aGuest }) => {
  const reply = await executor.execute({ query, variables: { input: { orderCode } }, context: requestContext(as) });
  return JSON.parse(JSON.stringify(reply)).data.queryPaymentStatus;
};

const paidByPoints = (paymentReference: string) =>
  aDraft({
    paymentReference,
    totals: { ...aDraft().totals, pointsUsed: 2_880, pointsAmount: rupiah(288_000), totalAmount: rupiah(0) },
    lines: [aLine({ points: 2_700, pointsAmount: rupiah(270_000), payAmount: rupiah(0) })],
  });

test("1A-02 free orders, alone or several of one purchase, have nothing to pay; another caller does not find them", async () => {
  const [one = ""] = await fixture.placed(paidByPoints("FREE-1"));
  const several = await fixture.placed(paidByPoints("FREE-2"), paidByPoints("FREE-2"));
  for (const codes of [one, several.join(","), several[0] ?? ""]) {
    expect(await call(codes)).toEqual({ success: false, errorCode: "NOTHING_DUE", data: null });
    expect((await call(codes, otherGuest)).errorCode).toBe("NOT_FOUND");
  }
});

test("1A-02 in a purchase that is partly paid, the free order shows the payment of both", async () => {
  const both = await fixture.placed(paidByPoints("FREE-3"), aDraft({ paymentReference: "FREE-3" }));
  await fixture.open("FREE-3", 288_000);
  for (const code of both) {
    expect((await call(code)).data).toEqual({ payStatus: 0, payable: true, totalAmount: 288_000 });
  }
});
