import { expect, test } from "vitest";
import { aMember } from "#kit/graphql/testing/request-context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { anonymous, missing, otherGuest, returnCalls } from "../testing/return-calls.ts";
import { returnsFixture } from "../testing/returns-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await returnsFixture(database);
const { detail, ship, undo } = returnCalls(fixture);
const { staff } = fixture;

test("RN-02 RN-03 RN-04 RN-05 EN-44 OP-56 TR-38 OR-17 OR-19 a return goes from the request to the refund, and its page shows every field on the way", async () => {
  const order = await fixture.received();
  const code = await fixture.asked(order, { remark: "Too small" });
  expect((await detail(code)).data).toMatchObject({
    returnCode: code,
    orderCode: order,
    status: "10",
    afterSaleStatusStr: "Requested",
    expressCode: null,
    companyName: null,
    approverDescription: null,
    canCancelReturnOrder: true,
    canFullLogistics: false,
    orderReturnProductOuts: [{ amount: 135_000 }],
    returnProductList: [
      { orderItemCode: `${order}-1`, skuName: "Ball", count: 1, amount: 135_000, reasonStr: "The size does not fit" },
    ],
    bankAccount: "BCA •••• 7890",
    amount: 135_000,
  });
  expect((await ship(code)).errorCode).toBe("ACTION_NOT_ALLOWED");
  expect(await staff.approve(code, "Please pack it well")).toEqual({
    ok: true,
    value: { returnCode: code, status: "approved" },
  });
  expect((await detail(code)).data).toMatchObject({
    canCancelReturnOrder: true,
    canFullLogistics: true,
    approverDescription: "Please pack it well",
    sendUntil: new Date(fixture.clock.now().getTime() + 7 * 86_400_000).toISOString(),
    sendTo: { name: "Warehouse" },
  });
  expect(await ship(code)).toMatchObject({ success: true });
  expect((await detail(code)).data).toMatchObject({
    status: "30",
    companyName: "JNE",
    expressCode: "JNE123-45",
    canCancelReturnOrder: false,
    canFullLogistics: false,
  });
  expect((await undo(code)).errorCode).toBe("ACTION_NOT_ALLOWED");
  expect((await staff.refund(code)).ok).toBe(false);
  expect((await staff.receive(code)).ok).toBe(true);
  expect((await staff.refund(code, "Sent today")).ok).toBe(true);
  const data = (await detail(code)).data;
  expect(data).toMatchObject({ status: "50", amount: 135_000, freightAmount: 0, deductedAmount: 0 });
  expect(data?.steps).toEqual(["10", "20", "30", "40", "50"].map((at) => ({ status: at })));
  expect(await fixture.broken()).toEqual([]);
});

test("a refused return shows its reason, before it is sent or after it was inspected", async () => {
  const order = await fixture.received();
  const early = await fixture.asked(order);
  expect((await staff.refuse(early, "It was worn")).ok).toBe(true);
  expect((await detail(early)).data).toMatchObject({
    status: "21",
    approverDescription: "It was worn",
  });
  const late = await fixture.asked(order);
  await staff.approve(late);
  await staff.receive(late);
  expect((await staff.refuse(late, "It was worn")).ok).toBe(true);
  expect((await staff.refund(late)).ok).toBe(false);
  expect(await fixture.broken()).toEqual([]);
});

test("another shopper's return is answered like a missing one", async () => {
  const code = await fixture.asked(await fixture.received());
  for (const as of [otherGuest, { caller: aMember }, anonymous]) {
    expect(await detail(code, as)).toMatchObject({ ...missing, data: null });
    expect(await detail(code, as)).toEqual(await detail("RTAAAAAAAAAA", as));
  }
});
