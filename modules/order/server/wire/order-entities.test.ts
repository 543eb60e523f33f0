import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { noteReturn } from "../after-sales/notes.ts";
import { aDraft, aPickup } from "../testing/a-draft.ts";
import { askOrders } from "../testing/ask-orders.ts";
import { orderBench } from "../testing/order-bench.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const bench = await orderBench(database);
const back = {
  returnCode: "RT3333333333",
  status: "10",
  amount: 135_000,
  faulty: true,
  createdAt: new Date("2026-07-02T03:00:00Z"),
  reason: {
    code: "DAMAGED",
    words: { "en-US": "It arrived damaged", "id-ID": "Rusak", "vi-VN": "Bị hỏng", "zh-CN": "已损坏" },
  },
  expressCode: null,
  companyCode: null,
  companyName: null,
  refundRemark: null,
  lines: [{ number: 0, quantity: 1 }],
} as const;
const ask = askOrders({
  ...bench.deps,
  returns: async (_db, codes) => codes.map((orderCode) => ({ ...back, orderCode })),
});

const fields = (text: string) => text.trim().split(/\s+/);
const head =
  fields(`orgCode orderCode amount cancelCode productAmount discount orderStatus expectTime orderDate payStatus
  scheduleCancelTime payOperationAmount coupon freight payExtProps payMentType payMent payChannel distributionType expressMap
  usedPoint usedPointAmount cancelRemark extProps total freightTotal`);
const invoice =
  fields(`invoiceCode invoiceNo taxCode company mode address provinceName cityName districtName zipCode status
  invoiceDate invoiceType isPersonInVoice bankName bankAccount logisticsCompany expressCode`);
const returned = fields(
  "returnCode status returnMode amount createTime expressCode reason refundRemark companyName companyCode",
);
const returnedProduct = fields(
  "count orderItemCode skuCode skuName productCode reasonCode reasonDesc fulfillRefundCode",
);
const payInfo =
  fields(`payMent payMentType payChannel isSucceed paySerialCode payCode price account reason payStatus bankCode
  bankBrand giftCard createTime`);
const receiver =
  fields(`name firstName lastName mobile address mail provinceName provinceCode cityName cityCode districtName
  districtCode streetName streetCode zipCode country distributionType storeCode storeConfirmCode logisticsCompanyCode
  logisticsType logisticsTypeStr`);
const times = fields(
  "createTime confirmDeliveryTime finalDeliveryTime finalShippedTime confirmTime payTime cancleTime",
);
const product =
  fields(`afterSaleStatus afterSaleStatusStr productCode skuName skuCode categoryCode brandSkuCode image amount count
  attribute salePrice sellPrice productPrice orderItemCode barCode status orderStatus usedPoint returnCount returnCode isGift
  returnType cancelReasonCode cancelReasonDesc`);

const detail = async (orderCode: string) =>
  (
    await ask(
      `query getCustomOrderDetail($input: OrderCommonInput!) { getCustomOrderDetail(orderCommonInput: $input) { success data {
        ${head.join(" ")} invoice { ${invoice.join(" ")} } returns { ${returned.join(" ")} products { ${returnedProduct.join(" ")} } }
        payInfos { ${payInfo.join(" ")} } store { storeName address1 latitude longitude } receiver { ${receiver.join(" ")} }
        statusTimes { ${times.join(" ")} } productList { ${product.join(" ")} activities { activityName activityCode } } } } }`,
      { input: { orderCode } },
    )
  ).reply?.data;

test("EN-32 EN-33 EN-34 EN-35 EN-37 EN-38 EN-39 EN-42 EN-43 an order's page gets every field of every part", async () => {
  const [code = ""] = await bench.placed(aDraft({ paymentReference: "ENTITIES-1" }));
  const paid = await bench.open("ENTITIES-1", 288_000);
  await bench.pay(paid);
  await bench.step(code, { move: "send", actor: "staff" });
  await bench.step(code, { move: "receive", actor: "shopper" });
  await database.kysely.transaction().execute((trx) => noteReturn(trx, code));
  const order = await detail(code);
  expect(order).toMatchObject({
    orderCode: code,
    orgCode: "WH01",
    orderStatus: "51",
    amount: 288_000,
    total: 288_000,
    productAmount: 300_000,
    discount: 30_000,
    coupon: 0,
    freight: 18_000,
    freightTotal: 18_000,
    payStatus: 1,
    payOperationAmount: 288_000,
    distributionType: "11",
    expectTime: "2–4 working days",
    usedPoint: 0,
    scheduleCancelTime: null,
    store: null,
  });
  expect(order.total).toBe(order.productAmount - order.discount - order.coupon + order.freightTotal);
  expect(order.invoice).toMatchObject({
    isPersonInVoice: true,
    invoiceType: "PERSONAL",
    status: "1",
    mode: "ELECTRONIC",
  });
  expect(order.returns).toEqual([
    {
      ...Object.fromEntries(returned.map((name) => [name, null])),
      returnCode: back.returnCode,
      status: "10",
      returnMode: "REFUND",
      amount: 135_000,
      createTime: "2026-07-02T03:00:00.000Z",
      reason: "It arrived damaged",
      products: [
        {
          count: 1,
          orderItemCode: `${code}-1`,
          skuCode: "BALL-A",
          skuName: "Ball",
          productCode: "BALL",
          reasonCode: "DAMAGED",
          reasonDesc: "It arrived damaged",
          fulfillRefundCode: null,
        },
      ],
    },
  ]);
  expect(order.payInfos).toEqual([
    expect.objectContaining({ isSucceed: true, price: 288_000, payStatus: 1, paySerialCode: paid.chargeId }),
  ]);
  expect(order.receiver).toMatchObject({
    name: "Sari Lestari",
    firstName: "Sari",
    mobile: "+6281234567890",
    mail: "sari@mail.example",
    districtName: "Tebet",
    districtCode: "317401",
    zipCode: "12810",
    country: "ID",
    logisticsType: "JNE:REG",
    logisticsCompanyCode: "JNE",
  });
  const { createTime, payTime, finalShippedTime, confirmTime, cancleTime } = order.statusTimes;
  expect([createTime, payTime, finalShippedTime, confirmTime].every((time) => time !== null)).toBe(true);
  expect(cancleTime).toBeNull();
  expect(order.productList).toEqual([
    {
      afterSaleStatus: "10",
      afterSaleStatusStr: "Return requested",
      productCode: "BALL",
      skuName: "Ball",
      skuCode: "BALL-A",
      categoryCode: "SPORT",
      brandSkuCode: "EXT-BALL",
      image: "/products/ball.jpg?v=1",
      amount: 270_000,
      count: 2,
      attribute: '{"saleAttribute":[{"key":"Colour","value":"Red"}]}',
      salePrice: 150_000,
      sellPrice: 150_000,
      productPrice: 160_000,
      orderItemCode: `${code}-1`,
      barCode: "8990001",
      status: "51",
      orderStatus: "51",
      usedPoint: 0,
      returnCount: 1,
      returnCode: back.returnCode,
      isGift: false,
      returnType: "REFUND",
      cancelReasonCode: null,
      cancelReasonDesc: null,
      activities: [{ activityName: "A tenth off", activityCode: "TENTH" }],
    },
  ]);
});

test("EN-36 what is fetched names its store and where it is", async () => {
  const store = { code: "S01", name: "Senayan", address1: "Jl. Asia Afrika 8", latitude: -6.22, longitude: 106.8 };
  const [code = ""] = await bench.placed(aPickup({ paymentReference: "ENTITIES-2", store }));
  expect((await detail(code)).store).toEqual({
    storeName: "Senayan",
    address1: "Jl. Asia Afrika 8",
    latitude: -6.22,
    longitude: 106.8,
  });
});

test("EN-41 an entry of the list has its receiver, products, operations both ways, payments and the time left", async () => {
  const [code = ""] = await bench.placed(aDraft({ paymentReference: "ENTITIES-3" }));
  const { reply } = await ask(
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

test("OP-55 an order's status is told with its words and until when it waits", async () => {
  const [code = ""] = await bench.placed(aPickup({ paymentReference: "ENTITIES-4" }));
  const status = async () =>
    (
      await ask(
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
  await bench.step(code, { move: "cancel", actor: "shopper" });
  expect(await status()).toMatchObject({ orderStatus: "61", orderStatusStr: "Cancelled", scheduleCancelTime: null });
});
