import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { orderChanged } from "#modules/notification/server/templates/order-changed.ts";
import { isCashOnDelivery, statusTextOf, statusTexts } from "../contract/order-texts.ts";
import { aDraft } from "./testing/a-draft.ts";
import { callOrders } from "./testing/call-orders.ts";
import { orderCalls } from "./testing/order-calls.ts";
import { orderFixture } from "./testing/order-fixture.ts";

const { database } = await testDatabase();
const fixture = await orderFixture(database);
const call = callOrders(fixture.deps);
const { detail } = orderCalls(call);
const listQuery = `query queryOrderList { queryOrderList(pageInput: { pageNum: 1, pageSize: 10 }) {
  success errorCode errorMessage data { dataList { orderCode orderStatusStr } } } }`;

test("1A-08 cash on delivery is confirmed, not paid, in list, detail and mail, until the courier has the money", async () => {
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: "CASH-1", channelCode: "COD" }));
  await fixture.open("CASH-1", 288_000, "COD");
  const entry = (await call(listQuery, {})).reply?.data.dataList.find(
    (one: { orderCode: string }) => one.orderCode === code,
  );
  const shown = (await detail(code)).reply?.data;
  for (const label of [entry.orderStatusStr, shown.orderStatusStr]) expect(label).toBe("Confirmed, pay on delivery");
  expect(shown).toMatchObject({ orderStatus: "31", payStatus: 0, statusTimes: { payTime: null } });
  const emails = (await fixture.letters()).map(({ content }) => content);
  expect(emails.filter(({ data }) => data.event === "paid")).toEqual([]);
  const confirmation = emails.find(({ data }) => data.event === "confirmed");
  expect(confirmation.data).toMatchObject({ orderCode: code, due: 288_000 });
  const mail = orderChanged.email(confirmation.data, { name: "Shop", url: "https://shop.example" } as never, "en-US");
  expect(JSON.stringify(mail)).toContain("You pay Rp288.000 to the courier");
});

test("1A-08 no language calls a prepared cash-on-delivery order paid; every other method keeps its texts", () => {
  for (const locale of locales) {
    const prepared = { status: "paid", deliveryMethod: "homeDelivery" } as const;
    expect(statusTextOf({ ...prepared, channelCode: "COD" }, locale)).not.toBe(statusTexts.homeDelivery.paid[locale]);
    for (const channelCode of ["VA_BCA", "CARD", null]) {
      expect(isCashOnDelivery(channelCode)).toBe(false);
      expect(statusTextOf({ ...prepared, channelCode }, locale)).toBe(statusTexts.homeDelivery.paid[locale]);
    }
    expect(statusTextOf({ status: "shipped", deliveryMethod: "homeDelivery", channelCode: "COD" }, locale)).toBe(
      statusTexts.homeDelivery.shipped[locale],
    );
  }
});

test("1A-08 an instalment names its bank, that it is a card and its term wherever an order prints it", async () => {
  const totals = { ...aDraft().totals, freight: rupiah(330_000), totalAmount: rupiah(600_000) };
  const draft = aDraft({ paymentReference: "TERM-1", channelCode: "INSTALMENT_BNI_6", totals });
  const [code = ""] = await fixture.placed(draft);
  const before = (await detail(code)).reply?.data.payMent;
  await fixture.open("TERM-1", 600_000, "INSTALMENT_BNI_6");
  const { payMent, payInfos } = (await detail(code)).reply?.data ?? {};
  for (const name of [before, payMent, payInfos[0].payMent]) expect(name).toBe("BNI card instalments, 6 months");
});
