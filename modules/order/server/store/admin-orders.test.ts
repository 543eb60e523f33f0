import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft, aPickup } from "../testing/a-draft.ts";
import { orderFixture } from "../testing/order-fixture.ts";
import { countOpenOrders, findOrders, type OrderFilter } from "./admin-orders.ts";

const { database } = await testDatabase();
const fixture = await orderFixture(database);

/** The codes a filter finds; the total and the counts of open orders agree with them. */
async function found(change: Partial<OrderFilter>): Promise<string[]> {
  const filter = { ...everything, ...change };
  const { orders, total } = await findOrders(database.kysely, filter, { offset: 0, limit: 10 });
  const counted = (await countOpenOrders(database.kysely, filter)).reduce((sum, { count }) => sum + count, 0);
  expect([total, counted]).toEqual([orders.length, orders.length]);
  return orders.map(({ code }) => code).toSorted();
}

const everything: OrderFilter = {
  statuses: [],
  deliveryMethod: null,
  storeCode: null,
  search: "",
  cancelAsked: false,
};

test("1D-02 staff find an order by its mobile number in any notation, by its e-mail and by the beginning of its code", async () => {
  const person = { firstName: "Sari", lastName: "Lestari" };
  const [sari = ""] = await fixture.placed(
    aDraft({
      paymentReference: "FIND-1",
      receiver: { ...person, mobile: "+6281234567890", email: "Sari@Mail.example" },
    }),
  );
  const [budi = ""] = await fixture.placed(
    aDraft({
      paymentReference: "FIND-2",
      receiver: { ...person, mobile: "+6281234567891", email: "budi@mail.example" },
    }),
  );
  for (const mobile of ["+6281234567890", "081234567890", " 0812-3456-7890 ", "62 812 3456 7890"]) {
    expect([mobile, ...(await found({ search: mobile }))]).toEqual([mobile, sari]);
  }
  expect(await found({ search: "081234567892" })).toEqual([]);
  expect(await found({ search: "sari@MAIL.example" })).toEqual([sari]);
  expect(await found({ search: budi.toLowerCase() })).toEqual([budi]);
  expect(await found({ search: `#${budi.slice(0, 8)}` })).toContain(budi);
  expect(await found({ search: "  " })).toEqual([sari, budi].toSorted());
});

test("1D-02 staff see the orders of one delivery method, of one store and with an open cancel request alone", async () => {
  const receiver = { firstName: "Wati", lastName: "", mobile: "+6281234567899", email: "wati@mail.example" };
  const search = receiver.email;
  const [sent = ""] = await fixture.placed(aDraft({ paymentReference: "FILTER-1", receiver }));
  const [picked = ""] = await fixture.placed(aPickup({ paymentReference: "FILTER-2", receiver }));
  await database.pool.query("update orders.line set cancelling = 1 where order_code = $1", [picked]);
  expect(await found({ search })).toEqual([sent, picked].toSorted());
  expect(await found({ search, deliveryMethod: "homeDelivery" })).toEqual([sent]);
  expect(await found({ search, deliveryMethod: "storePickup" })).toEqual([picked]);
  expect(await found({ search, storeCode: "S01" })).toEqual([picked]);
  expect(await found({ search, storeCode: "S02" })).toEqual([]);
  expect(await found({ search, cancelAsked: true })).toEqual([picked]);
});
