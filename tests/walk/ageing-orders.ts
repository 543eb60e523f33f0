import { matching, orderStage } from "./order-pages.ts";
import {
  inBankBooks,
  makeReady,
  type Plays,
  parcelMoved,
  receivedOrder,
  ship,
  untilClosedAtBank,
} from "./order-steps.ts";
import { paidOrder, payAtBank, placeOrder, untilStatus } from "./place-order.ts";

/** Orders in states that only time brings about. */
export const ageingOrderPlays: Plays = {
  async "not paid in time"({ world, shopper, otherVisitor, later }) {
    const { orderCode } = await placeOrder(world, shopper);
    await later();
    await untilStatus(world, orderCode, "closed");
    return orderStage(shopper, otherVisitor, { orderCode, status: "closed", leads: matching("buy again") });
  },
  async "sent, and no word for a week"(play) {
    const { orderCode } = await paidOrder(play.world, play.shopper);
    await ship(play, orderCode);
    await parcelMoved(play, orderCode, "delivered");
    await play.later();
    await untilStatus(play.world, orderCode, "completed");
    return orderStage(play.shopper, play.otherVisitor, { orderCode, status: "completed", leads: matching("return") });
  },
  async "ready, and not fetched in time"(play) {
    const { orderCode } = await paidOrder(play.world, play.shopper, { pickup: true });
    await makeReady(play, orderCode);
    await play.later();
    await untilStatus(play.world, orderCode, "closed");
    return orderStage(play.shopper, play.otherVisitor, {
      orderCode,
      status: "closed",
      delivery: "storePickup",
      leads: matching("buy again"),
    });
  },
  async "received too long ago to go back"(play) {
    const orderCode = await receivedOrder(play);
    await play.later();
    return orderStage(play.shopper, play.otherVisitor, {
      orderCode,
      status: "completed",
      leads: matching("buy again"),
    });
  },
  async "paid after its time was over"({ world, shopper, otherVisitor, later }) {
    const placed = await placeOrder(world, shopper);
    await later();
    await untilStatus(world, placed.orderCode, "closed");
    await untilClosedAtBank(world, placed);
    // A transfer in transit arrives although the account number was closed.
    await inBankBooks(world, placed, "pending");
    await payAtBank(world, placed);
    await untilStatus(world, placed.orderCode, "paid");
    return orderStage(shopper, otherVisitor, { orderCode: placed.orderCode, status: "paid" });
  },
};
