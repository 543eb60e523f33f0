import { makeReady, moveParcel, onTheRoad, paidOrder, payLastCharge, receive, receivedOrder, ship } from "../steps.ts";
import { days, hours, minutes, type Story } from "../story.ts";

/** The courier's status, the order's age, and the earlier statuses. */
const roads: readonly (readonly [word: string, daysAgo: number, before: readonly string[]])[] = [
  ["picked_up", 1.2, []],
  ["in_transit", 1.6, ["picked_up"]],
  ["out_for_delivery", 2.1, ["picked_up", "in_transit"]],
  ["failed", 2.6, ["picked_up", "in_transit", "out_for_delivery"]],
  ["delivered", 3.2, ["picked_up", "in_transit", "out_for_delivery"]],
];

/** Orders of which something was handed to a courier. */
export const sentStories: readonly Story[] = [
  {
    name: "sent, the courier has not come yet",
    daysAgo: 0.7,
    async *tell(scene) {
      const orderCode = yield* paidOrder(scene, await scene.guest());
      yield* onTheRoad(scene, orderCode, []);
    },
  },
  ...roads.map(
    ([word, daysAgo, before]): Story => ({
      name: `sent, the courier says ${word}`,
      daysAgo,
      async *tell(scene) {
        const orderCode = yield* paidOrder(scene, await scene.guest());
        yield* onTheRoad(scene, orderCode, [...before, word]);
      },
    }),
  ),
  {
    name: "partly sent",
    daysAgo: 2.3,
    async *tell(scene) {
      const orderCode = yield* paidOrder(scene, await scene.member("rani"), { products: 3 });
      yield hours(9);
      await ship(scene, orderCode, 1);
    },
  },
  {
    name: "brought back by the courier",
    daysAgo: 25.5,
    async *tell(scene) {
      const orderCode = yield* paidOrder(scene, await scene.guest());
      yield* onTheRoad(scene, orderCode, ["picked_up", "in_transit", "out_for_delivery", "failed"]);
      yield days(3);
      await moveParcel(scene, orderCode, "returned");
    },
  },
  {
    name: "cash on delivery that nobody took",
    daysAgo: 15.5,
    async *tell(scene) {
      const { orderCode } = await (await scene.member("fajar")).order({ channel: "COD", products: 1 });
      yield hours(8);
      yield* onTheRoad(scene, orderCode, ["picked_up", "out_for_delivery", "failed"]);
      yield days(2);
      await moveParcel(scene, orderCode, "returned");
    },
  },
  {
    name: "received, and the shopper said so",
    daysAgo: 84.2,
    async *tell(scene) {
      const orderCode = yield* paidOrder(scene, await scene.member("andi"), { products: 3 });
      yield hours(20);
      yield* onTheRoad(scene, orderCode, ["picked_up", "delivered"]);
      yield days(1);
      await receive(await scene.member("andi"), orderCode);
    },
  },
  {
    name: "received, and no word for a week",
    daysAgo: 71.4,
    async *tell(scene) {
      const { orderCode } = await (await scene.guest()).order({ channel: "WALLET_GOPAY" });
      yield minutes(2);
      await payLastCharge(scene);
      yield hours(14);
      yield* onTheRoad(scene, orderCode, ["picked_up", "in_transit", "delivered"]);
      yield days(7.1);
      await scene.takeDueSteps();
    },
  },
  {
    name: "received and paid at the door, as staff heard",
    daysAgo: 62.8,
    async *tell(scene) {
      const { orderCode } = await (await scene.member("fajar")).order({ channel: "COD" });
      yield hours(15);
      yield* onTheRoad(scene, orderCode, ["picked_up", "in_transit", "delivered"]);
      yield days(1);
      await scene.orderStaff.onOrder("adminMarkReceived", "AdminSeenInput", orderCode);
    },
  },
  {
    name: "received, paid by card",
    daysAgo: 54.7,
    async *tell(scene) {
      const buyer = await scene.guest();
      const { orderCode } = await buyer.order({ channel: "CARD", products: 1 });
      yield hours(0.1);
      await payLastCharge(scene);
      yield hours(18);
      yield* onTheRoad(scene, orderCode, ["picked_up", "in_transit", "delivered"]);
      yield days(0.4);
      await receive(buyer, orderCode);
    },
  },
  {
    name: "received, bought with a coupon",
    daysAgo: 9.6,
    async *tell(scene) {
      yield* receivedOrder(scene, await scene.member("andi"), { coupon: "BATABOLA10" });
    },
  },
  {
    name: "received by a member of the club",
    daysAgo: 38.3,
    async *tell(scene) {
      yield* receivedOrder(scene, await scene.member("rani"), { products: 3 });
    },
  },
];

/** Orders that are fetched from a store. */
export const pickupStories: readonly Story[] = [
  {
    name: "partly ready at the store",
    daysAgo: 1.5,
    async *tell(scene) {
      const orderCode = yield* paidOrder(scene, await scene.guest(), { pickup: true, products: 3 });
      yield hours(4);
      await makeReady(scene, orderCode, 1);
    },
  },
  {
    name: "ready at the store",
    daysAgo: 1.9,
    async *tell(scene) {
      const orderCode = yield* paidOrder(scene, await scene.guest(), { pickup: true });
      yield hours(4);
      await makeReady(scene, orderCode);
    },
  },
  {
    name: "ready, and its shopper is at the store",
    daysAgo: 1.4,
    async *tell(scene) {
      const buyer = await scene.member("andi");
      const orderCode = yield* paidOrder(scene, buyer, { pickup: true, products: 1 });
      yield hours(3);
      await makeReady(scene, orderCode);
      yield days(1.18);
      await pickUp(buyer, orderCode);
    },
  },
  {
    name: "collected",
    daysAgo: 30.3,
    async *tell(scene) {
      const buyer = await scene.guest();
      const orderCode = yield* paidOrder(scene, buyer, { pickup: true });
      yield hours(3);
      await makeReady(scene, orderCode);
      yield days(1);
      await pickUp(buyer, orderCode);
      yield hours(0.2);
      await scene.orderStaff.onOrder("adminHandOut", "AdminHandOutInput", orderCode);
    },
  },
  {
    name: "ready, and not collected in time",
    daysAgo: 20.2,
    async *tell(scene) {
      const orderCode = yield* paidOrder(scene, await scene.guest(), { pickup: true, products: 1 });
      yield hours(3);
      await makeReady(scene, orderCode);
      yield days(7.5);
      await scene.takeDueSteps();
    },
  },
];

const pickUp = (buyer: { act(mutation: string, variables: object): Promise<unknown> }, orderCode: string) =>
  buyer.act(
    "mutation pickupOrder($orderCode: String!) { pickupOrder(orderCode: $orderCode) { success errorMessage } }",
    {
      orderCode,
    },
  );
