import { expect, test } from "vitest";
import type { Api } from "#kit/graphql/client.ts";
import { loadOrders } from "./load-orders.server.ts";

type Asked = { input: { deliveryType: string | null; orderCode: string } };

/** An API with this number of orders per delivery method; records the calls. */
function shopWith(orders: Readonly<Record<"11" | "21", number>>) {
  const requests: (string | null)[] = [];
  const api = (async (_document: unknown, { input: { deliveryType } }: Asked) => {
    requests.push(deliveryType);
    const totalCount = deliveryType === null ? orders["11"] + orders["21"] : orders[deliveryType as "11"];
    return { queryOrderList: { data: { dataList: [], pageInfo: { totalCount } } } };
  }) as unknown as Api;
  const load = (query: string) =>
    loadOrders({ api, locale: "en-US" }, new URL(`http://shop.test/account/order${query}`));
  return { asked: requests, load };
}

test.each([
  ["", ["11"], "11"],
  ["?deliveryType=11", ["11"], "11"],
  ["?deliveryType=21", ["21"], "21"],
  ["?deliveryType=all", [null], null],
  ["?deliveryType=nonsense", ["11"], "11"],
  ["?orderCode=BB22", [null], null],
  ["?orderCode=BB22&deliveryType=21", ["21"], "21"],
])(
  "1A-16 the order list at '%s' requests %j: home deliveries unless another kind is chosen",
  async (query, wanted, shown) => {
    const { asked, load } = shopWith({ "11": 3, "21": 2 });
    expect((await load(query)).deliveryType).toBe(shown);
    expect(asked).toEqual(wanted);
  },
);

test("1A-16 a shopper with pickups only sees them by default, and an empty choice stays empty", async () => {
  const fetching = shopWith({ "11": 0, "21": 2 });
  expect(await fetching.load("")).toMatchObject({ total: 2, deliveryType: null });
  expect(await fetching.load("?deliveryType=11")).toMatchObject({ total: 0, deliveryType: "11" });
});
