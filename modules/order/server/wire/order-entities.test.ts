import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { markHasReturns } from "../store/refund-totals.ts";
import { aDraft, aPickup } from "../testing/a-draft.ts";
import { callOrders } from "../testing/call-orders.ts";
import { orderFixture } from "../testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await orderFixture(database);
const back = {
  returnCode: "RT3333333333",
  status: "requested",
  amount: 135_000,
  faulty: true,
  createdAt: new Date("2026-07-02T03:00:00Z"),
  reason: {
    code: "DAMAGED",
    texts: { "en-US": "It arrived damaged", "id-ID": "Rusak", "vi-VN": "Bị hỏng", "zh-CN": "已损坏" },
  },
  expressCode: null,
  companyCode: null,
  companyName: null,
  refundRemark: null,
  lines: [{ number: 0, quantity: 1 }],
} as const;
const call = callOrders({
  ...fixture.deps,
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
    await call(
      `query getCustomOrderDetail($input: OrderCommonInput!) { getCustomOrderDetail(orderCommonInput: $input) { success data {
        ${head.join(" ")} invoice { ${invoice.join(" ")} } returns { ${returned.join(" ")} products { ${returnedProduct.join(" ")} } }
        payInfos { ${payInfo.join(" ")} } store { storeName address1 latitude longitude } receiver { ${receiver.join(" ")} }
        statusTimes { ${times.join(" ")} } productList { ${product.join(" ")} activities { activityName activityCode } } } } }`,
      { input: { orderCode } },
    )
  ).reply?.data;

test("EN-32 EN-33 EN-34 EN-35 EN-37 EN-38 EN-39 EN-42 EN-43 an order's page gets every field of every part", async () => {
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: "ENTITIES-1" }));
  const paid = await fixture.open("ENTITIES-1", 288_000);
  const placedAt = fixture.clock.now();
  const hours = (count: number) => new Date(placedAt.getTime() + count * 3_600_000).toISOString();
  fixture.clock.advance(3_600_000);
  await fixture.pay(paid);
  fixture.clock.advance(3_600_000);
  await fixture.step(code, { transition: "send", actor: "staff" });
  fixture.clock.advance(3_600_000);
  await fixture.step(code, { transition: "receive", actor: "shopper" });
  await database.kysely.transaction().execute((trx) => markHasReturns(trx, code));
  const order = await detail(code);
  const { invoice: bill, returns, payInfos, receiver: person, statusTimes, productList, ...rest } = order;
  expect(rest).toEqual({
    orgCode: "WH01",
    orderCode: code,
    amount: 288_000,
    cancelCode: null,
    productAmount: 300_000,
    discount: 30_000,
    orderStatus: "51",
    expectTime: "2–4 working days",
    orderDate: hours(0),
    payStatus: 1,
    scheduleCancelTime: null,
    payOperationAmount: 288_000,
    coupon: 0,
    freight: 18_000,
    payExtProps: null,
    payMentType: "VA",
    payMent: "BCA Virtual Account",
    payChannel: "BCA Virtual Account",
    distributionType: "11",
    expressMap: null,
    usedPoint: 0,
    usedPointAmount: 0,
    cancelRemark: null,
    extProps: null,
    total: 288_000,
    freightTotal: 18_000,
    store: null,
  });
  expect(order.total).toBe(order.productAmount - order.discount - order.coupon + order.freightTotal);
  expect(bill).toEqual({
    invoiceCode: `INV/2026/11/${code}`,
    invoiceNo: `INV/2026/11/${code}`,
    taxCode: "",
    company: "",
    mode: "ELECTRONIC",
    address: "Jl. Melati 5",
    provinceName: "DKI Jakarta",
    cityName: "Jakarta Selatan",
    districtName: "Tebet",
    zipCode: "12810",
    status: "1",
    invoiceDate: hours(3),
    invoiceType: "PERSONAL",
    isPersonInVoice: true,
    bankName: null,
    bankAccount: null,
    logisticsCompany: null,
    expressCode: null,
  });
  expect(returns).toEqual([
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
  expect(payInfos).toEqual([
    {
      payMent: "BCA Virtual Account",
      payMentType: "VA",
      payChannel: "VA_BCA",
      isSucceed: true,
      paySerialCode: paid.chargeId,
      payCode: null,
      price: 288_000,
      account: null,
      reason: null,
      payStatus: 1,
      bankCode: "bca",
      bankBrand: "BCA",
      giftCard: null,
      createTime: hours(1),
    },
  ]);
  expect(person).toEqual({
    name: "Sari Lestari",
    firstName: "Sari",
    lastName: "Lestari",
    mobile: "+6281234567890",
    address: "Jl. Melati 5",
    mail: "sari@mail.example",
    provinceName: "DKI Jakarta",
    provinceCode: "31",
    cityName: "Jakarta Selatan",
    cityCode: "3174",
    districtName: "Tebet",
    districtCode: "317401",
    streetName: null,
    streetCode: null,
    zipCode: "12810",
    country: "ID",
    distributionType: "11",
    storeCode: null,
    storeConfirmCode: null,
    logisticsCompanyCode: "JNE",
    logisticsType: "JNE:REG",
    logisticsTypeStr: "JNE REG",
  });
  expect(statusTimes).toEqual({
    createTime: hours(0),
    payTime: hours(1),
    confirmDeliveryTime: hours(2),
    finalShippedTime: hours(2),
    finalDeliveryTime: null,
    confirmTime: hours(3),
    cancleTime: null,
  });
  expect(productList).toEqual([
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

test("EN-36 a pickup order has its store and the store's place", async () => {
  const store = { code: "S01", name: "Senayan", address1: "Jl. Asia Afrika 8", latitude: -6.22, longitude: 106.8 };
  const [code = ""] = await fixture.placed(aPickup({ paymentReference: "ENTITIES-2", store }));
  expect((await detail(code)).store).toEqual({
    storeName: "Senayan",
    address1: "Jl. Asia Afrika 8",
    latitude: -6.22,
    longitude: 106.8,
  });
});
