import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { isOrderCode } from "../contract/order-code.ts";
import { opensOrder } from "./order-link.ts";
import { placeOrders } from "./place-orders.ts";
import { eventsOf } from "./store/events.ts";
import { discountsOf, orderByCode } from "./store/orders.ts";
import { aDraft, aLine, aPickup } from "./testing/a-draft.ts";
import { orderFixture } from "./testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const fixture = await orderFixture(database);
const db = database.kysely;
let count = 0;
const reference = () => {
  count += 1;
  return `PLACE-${count}`;
};

beforeEach(async () => {
  fixture.heard.length = 0;
  await sql`truncate kit.outbox`.execute(db);
});

test("an order is stored as it was placed: head, lines, discounts and its first event", async () => {
  const draft = aDraft({ paymentReference: reference(), billing: { ...address(), name: "Sari Lestari" } });
  const [code = ""] = await fixture.placed(draft);
  expect(isOrderCode(code)).toBe(true);
  const order = await orderByCode(db, code);
  const { discounts, ...kept } = draft;
  expect(order).toMatchObject({ ...kept, code, status: "awaitingPayment", placedAt: fixture.clock.now() });
  expect(await discountsOf(db, code)).toEqual(discounts);
  expect(await eventsOf(db, code)).toEqual([
    { transition: "place", from: null, to: "awaitingPayment", actor: "shopper", reason: null, at: fixture.clock.now() },
  ]);
  expect(order?.paymentDue).toEqual(new Date(fixture.clock.now().getTime() + 3_600_000));
  expect(await fixture.broken()).toEqual([]);
});

test("several orders of one checkout are written together, their lines in the order they were given", async () => {
  const lines = Array.from({ length: 30 }, (_, index) =>
    aLine({
      skuCode: `S-${index}`,
      productAmount: rupiah(10_000),
      promotionDiscount: rupiah(0),
      payAmount: rupiah(10_000),
    }),
  );
  const totals = { ...aDraft().totals, promotionDiscount: rupiah(0), totalAmount: rupiah(318_000) };
  const shared = reference();
  const codes = await fixture.placed(
    aDraft({ paymentReference: shared, lines, discounts: [], totals }),
    aPickup({ paymentReference: shared }),
  );
  expect(new Set(codes).size).toBe(2);
  expect((await orderByCode(db, codes[0] ?? ""))?.lines.map(({ skuCode }) => skuCode)).toEqual(
    lines.map(({ skuCode }) => skuCode),
  );
  expect((await orderByCode(db, codes[1] ?? ""))?.store?.name).toBe("Senayan");
  expect(await fixture.broken()).toEqual([]);
});

test("a code that is taken is generated again", async () => {
  const generated = ["AAAAAAAAAA", "AAAAAAAAAA", "BBBBBBBBBB"];
  const ids = { ...fixture.deps.ids, code: () => generated.shift() ?? "CCCCCCCCCC" };
  const place = () =>
    inTransaction(database, (trx) =>
      placeOrders(trx, { ...fixture.deps, ids }, [aDraft({ paymentReference: reference() })], fixture.clock.now()),
    );
  expect(await place()).toEqual([{ orderCode: "BBAAAAAAAAAA" }]);
  expect(await place()).toEqual([{ orderCode: "BBBBBBBBBBBB" }]);
});

test("amounts that do not add up are not written", async () => {
  const totals = { ...aDraft().totals, totalAmount: rupiah(1) };
  await expect(fixture.placed(aDraft({ paymentReference: reference(), totals }))).rejects.toThrow(/check constraint/);
});

test("a free order, and a cash-on-delivery order, is prepared at once", async () => {
  const totals = {
    ...aDraft().totals,
    pointsUsed: 2_880,
    pointsAmount: rupiah(288_000),
    totalAmount: rupiah(0),
  };
  const line = aLine({ points: 2_700, pointsAmount: rupiah(270_000), payAmount: rupiah(0) });
  const [free = ""] = await fixture.placed(aDraft({ paymentReference: reference(), totals, lines: [line] }));
  const [cash = ""] = await fixture.placed(aDraft({ paymentReference: reference(), channelCode: "COD" }));
  expect([await fixture.status(free), await fixture.status(cash)]).toEqual(["paid", "paid"]);
  expect(fixture.heard).toEqual([`paid ${free} awaitingPayment`, `paid ${cash} awaitingPayment`]);
  expect(await fixture.broken()).toEqual([]);
});

test("the shopper gets an e-mail with a link that opens this one order for thirty days; members are led to their account", async () => {
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: reference(), locale: "id-ID" }));
  const [other = ""] = await fixture.placed(aDraft({ paymentReference: reference(), owner: "member:U1" }));
  await fixture.confirm();
  const emails = await fixture.letters();
  const [letter, second] = [code, other].map((one) => emails.find(({ content }) => content.data.orderCode === one));
  expect(letter).toMatchObject({
    channel: "EMAIL",
    to: "sari@mail.example",
    locale: "id-ID",
    content: { kind: "orderReceived", data: { orderCode: code, totalAmount: 288_000 } },
  });
  expect(second.content.data.path).toBe(`/account/order/detail/${other}`);
  const link = new URL(letter.content.data.path, "https://shop.example");
  expect(link.pathname).toBe(`/order/detail/${code}`);
  const key = link.searchParams.get("key") ?? "";
  const days = (number: number) => new Date(fixture.clock.now().getTime() + number * 86_400_000);
  const { secret } = fixture.deps;
  expect(opensOrder(secret, code, key, days(29))).toBe(true);
  expect(opensOrder(secret, code, key, days(31))).toBe(false);
  expect(opensOrder(secret, other, key, days(1))).toBe(false);
  expect(opensOrder(secret, code, `${key.slice(0, -1)}x`, days(1))).toBe(false);
  expect(opensOrder(secret, code, key.replace(/^./, "z"), days(1))).toBe(false);
});

function address() {
  const { address: home } = aDraft();
  if (!home) throw new Error("the draft has an address");
  return home;
}
