import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft, aPickup } from "../testing/a-draft.ts";
import { callOrders } from "../testing/call-orders.ts";
import { orderFixture } from "../testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await orderFixture(database);
const call = callOrders(fixture.deps);

test("EN-41 an entry of the list has its receiver, products, operations both ways, payments and the time left", async () => {
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: "ENTITIES-3" }));
  const { reply } = await call(
    `query queryOrderList($input: OrderListInput) { queryOrderList(input: $input) { success data { dataList {
      orderCode orderDate orderStatus orderStatusStr amount scheduleCancelTime expectTime payChannel payInfos { payMent price }
      orderReceiveOut { name mobile address districtName cityName provinceName countryName logisticsTypeStr distributionType
        distributionTypeName }
      operationMap operationList { type value } productList { skuName } invoiceInfo { isPersonInVoice }
      newExpressList { companyName } } } } }`,
    { input: { orderCode: code } },
  );
  const [entry] = reply?.data.dataList ?? [];
  expect(entry).toMatchObject({
    orderCode: code,
    orderStatus: "21",
    orderStatusStr: "Awaiting payment",
    amount: 288_000,
    expectTime: "2–4 working days",
    payInfos: [{ payMent: entry.payChannel, price: 288_000 }],
    orderReceiveOut: {
      name: "Sari Lestari",
      address: "Jl. Melati 5",
      countryName: "Indonesia",
      logisticsTypeStr: "JNE REG",
      distributionType: "11",
      distributionTypeName: "Home delivery",
    },
    operationMap: { payOrder: "1", cancelOrder: "1", goDetail: "1" },
    productList: [{ skuName: "Ball" }],
    invoiceInfo: { isPersonInVoice: true },
    newExpressList: [],
  });
  expect(entry.operationList).toEqual([
    { type: "payOrder", value: "1" },
    { type: "cancelOrder", value: "1" },
    { type: "goDetail", value: "1" },
  ]);
  expect(new Date(entry.scheduleCancelTime) > new Date(entry.orderDate)).toBe(true);
});

test("OP-55 an order's status has its text and its deadline", async () => {
  const [code = ""] = await fixture.placed(aPickup({ paymentReference: "ENTITIES-4" }));
  const status = async () =>
    (
      await call(
        `query queryOrderStatus($code: String!) { queryOrderStatus(orderCode: $code) { success data {
          orderCode orderStatus orderStatusStr scheduleCancelTime } } }`,
        { code },
      )
    ).reply?.data;
  expect(await status()).toEqual({
    orderCode: code,
    orderStatus: "21",
    orderStatusStr: "Awaiting payment",
    scheduleCancelTime: expect.stringMatching(/^\d{4}-/),
  });
  await fixture.step(code, { transition: "cancel", actor: "shopper" });
  expect(await status()).toMatchObject({ orderStatus: "61", orderStatusStr: "Cancelled", scheduleCancelTime: null });
});
