import { expect, test } from "vitest";
import { aMember } from "#kit/graphql/testing/request-context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { callPayment } from "../testing/call-payment.ts";
import { paymentFixture } from "../testing/payment-fixture.ts";

const { database } = await testDatabase();
const { deps } = await paymentFixture(database);
const call = callPayment(deps);

const fields = `imageUrl code parentCode paymentPlatform paymentMethod paymentType paymentVia stage fee name installment
  installmentAmount minInstallmentAmount maxInstallmentAmount merchantHosted expiryDate`;
const document = `query ssQueryPaymentChannelList($input: PaymentChannelInput!) { ssQueryPaymentChannelList(input: $input) {
  success errorCode data { ${fields} children { ${fields} children { ${fields} } } } } }`;

type Channel = { code: string; children?: Channel[] } & Record<string, unknown>;
type As = Parameters<typeof call>[2];

const list = async (input: Record<string, unknown>, as?: As): Promise<Channel[]> =>
  (await call(document, { orderAmount: 1_200_000, ...input }, as)).data.ssQueryPaymentChannelList.data;
const codes = (channels: readonly Channel[]): string[] =>
  channels.flatMap(({ code, children = [] }) => [code, ...codes(children)]);
const find = (channels: readonly Channel[], code: string): Channel | undefined =>
  channels.reduce<Channel | undefined>(
    (found, channel) => found ?? (channel.code === code ? channel : find(channel.children ?? [], code)),
    undefined,
  );

test("OP-42 PY-19 D-47 groups, their banks and wallets, and the terms of instalments, in three levels", async () => {
  const channels = await list({}, { caller: aMember });
  expect(channels.map(({ code }) => code)).toEqual(["VA", "CARD", "INSTALMENT", "EWALLET", "QRIS", "COD"]);
  expect(channels[0]?.children?.map(({ code }) => code)).toEqual([
    "VA_BCA",
    "VA_MANDIRI",
    "VA_BNI",
    "VA_BRI",
    "VA_PERMATA",
    "VA_CIMB",
  ]);
  expect(find(channels, "INSTALMENT_BCA")?.children?.map(({ installment }) => installment)).toEqual([3, 6, 12]);
});

test("EN-30 PY-20 D-48 a channel has all fields that checkout needs", async () => {
  const channels = await list({});
  expect(find(channels, "VA_BCA")).toEqual({
    imageUrl: "/pictures/payments/va-bca.svg?v=1",
    code: "VA_BCA",
    parentCode: "VA",
    paymentPlatform: "books",
    paymentMethod: "VA_BCA",
    paymentType: "VA",
    paymentVia: "bca",
    stage: 2,
    fee: 0,
    name: "BCA Virtual Account",
    installment: null,
    installmentAmount: null,
    minInstallmentAmount: null,
    maxInstallmentAmount: null,
    merchantHosted: true,
    expiryDate: "2026-11-16T05:00:00.000Z",
    children: [],
  });
  expect(find(channels, "CARD")).toMatchObject({ merchantHosted: false, expiryDate: "2026-11-15T05:30:00.000Z" });
});

test("D-75 an instalment is offered between its bounds, each month rounded up for display", async () => {
  expect(find(await list({ orderAmount: 1_000_000 }), "INSTALMENT_BCA_3")).toMatchObject({
    stage: 3,
    paymentType: "INSTALMENT",
    installment: 3,
    installmentAmount: 333_334,
    minInstallmentAmount: 500_000,
    maxInstallmentAmount: 50_000_000,
  });
  expect(codes(await list({ orderAmount: 499_999 }))).not.toContain("INSTALMENT");
  expect(codes(await list({ orderAmount: 1_999_999 }))).not.toContain("INSTALMENT_BNI_24");
  expect(codes(await list({ orderAmount: 2_000_000 }))).toContain("INSTALMENT_BNI_24");
  expect(codes(await list({ orderAmount: 50_000_001 }))).not.toContain("INSTALMENT");
});

test.each([
  ["a member at home", {}, true],
  ["PY-18 a cart that mixes pre-orders with what is here", { supportCod: 0 }, false],
  ["an order of more than five million", { orderAmount: 5_000_001 }, false],
  ["an order of five million", { orderAmount: 5_000_000 }, true],
  ["PY-17 a courier that carries no cash", { logisticsCompanyCode: "PICKUP" }, false],
  ["PY-17 the courier that stands in when none is named", { logisticsCompanyCode: "GRAB" }, true],
])("D-47 cash on delivery for %s: %j is %s", async (_title, input, offered) => {
  expect(codes(await list(input, { caller: aMember })).includes("COD")).toBe(offered);
});

test("D-47 a guest, whose telephone is not proved, is not offered cash on delivery", async () => {
  expect(codes(await list({}))).not.toContain("COD");
});

test("a channel of a gateway without the shop's account is not offered", async () => {
  const none = callPayment({ ...deps, gateways: new Map() });
  const { data } = await none(document, { orderAmount: 100_000 }, { caller: aMember });
  expect(codes(data.ssQueryPaymentChannelList.data)).toEqual(["COD"]);
});

test.each([
  ["id-ID", "Dompet digital"],
  ["vi-VN", "Ví điện tử"],
  ["zh-CN", "电子钱包"],
] as const)("names are in the caller's language: %s", async (locale, name) => {
  expect(find(await list({}, { locale }), "EWALLET")?.name).toBe(name);
});

test.each([{ orderAmount: -1 }, { orderAmount: 1.5 }, { supportCod: 2 }, { logisticsCompanyCode: "" }])(
  "%j makes no sense",
  async (input) => {
    const { data, errors } = await call(document, { orderAmount: 1, ...input });
    expect(errors ?? data.ssQueryPaymentChannelList.errorCode).toBeTruthy();
  },
);
