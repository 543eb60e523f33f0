import { sql } from "kysely";
import { ageingOrderPlays } from "./ageing-orders.ts";
import { matching, orderStage } from "./order-pages.ts";
import {
  askToCancel,
  correctAddress,
  inBankBooks,
  itemsOf,
  makeReady,
  type Play,
  type Plays,
  parcelMoved,
  receivedOrder,
  scenesOf,
  ship,
} from "./order-steps.ts";
import { chooseOnHostedPage, paidOrder, payAtBank, placeOrder, untilStatus } from "./place-order.ts";
import type { Scene } from "./scene.ts";
import type { Shopper } from "./shopper.ts";

const pay = matching("pay");

/** Each stages an order of this shopper and returns its pages. */
const plays: Plays = {
  async unpaid({ world, shopper, otherVisitor }) {
    const { orderCode } = await placeOrder(world, shopper);
    return orderStage(shopper, otherVisitor, { orderCode, status: "awaitingPayment", leads: pay });
  },
  async "unpaid, to be fetched"({ world, shopper, otherVisitor }) {
    const { orderCode } = await placeOrder(world, shopper, { pickup: true });
    return orderStage(shopper, otherVisitor, {
      orderCode,
      status: "awaitingPayment",
      delivery: "storePickup",
      leads: pay,
    });
  },
  async "unpaid, another way to pay chosen"({ world, shopper, otherVisitor }) {
    const { orderCode } = await placeOrder(world, shopper);
    await shopper.act(
      `mutation payOrder($orderCode: String!, $paymentMethod: String) {
        payOrder(orderCode: $orderCode, paymentMethod: $paymentMethod) { success errorMessage } }`,
      { orderCode, paymentMethod: "VA_BNI" },
    );
    return orderStage(shopper, otherVisitor, { orderCode, status: "awaitingPayment", leads: pay });
  },
  async paid({ world, shopper, otherVisitor }) {
    const { orderCode } = await paidOrder(world, shopper);
    return orderStage(shopper, otherVisitor, { orderCode, status: "paid", leads: matching("cancel") });
  },
  async "paid, to be fetched"({ world, shopper, otherVisitor }) {
    const { orderCode } = await paidOrder(world, shopper, { pickup: true });
    return orderStage(shopper, otherVisitor, {
      orderCode,
      status: "paid",
      delivery: "storePickup",
      leads: matching("cancel"),
    });
  },
  async "unpaid, its address corrected by staff"({ world, shopper, otherVisitor }) {
    const { orderCode } = await placeOrder(world, shopper);
    await correctAddress({ world }, orderCode);
    return orderStage(shopper, otherVisitor, { orderCode, status: "awaitingPayment", leads: pay });
  },
  async "paid, its address corrected by staff"({ world, shopper, otherVisitor }) {
    const { orderCode } = await paidOrder(world, shopper);
    await correctAddress({ world }, orderCode);
    return orderStage(shopper, otherVisitor, { orderCode, status: "paid", leads: matching("cancel") });
  },
  async "cancelling asked for"(play) {
    const { orderCode } = await paidOrder(play.world, play.shopper);
    await askToCancel(play, orderCode);
    return orderStage(play.shopper, play.otherVisitor, {
      orderCode,
      status: "paid",
      leads: matching("undo", "withdraw", "keep"),
    });
  },
  async "cancelling refused"(play) {
    const { orderCode } = await paidOrder(play.world, play.shopper);
    await askToCancel(play, orderCode);
    await play.world.admin.onOrder("adminRefuseCancel", orderCode, ({ cancelRequest }) => ({
      requestId: cancelRequest?.requestId,
      reason: "It is packed already",
    }));
    return orderStage(play.shopper, play.otherVisitor, { orderCode, status: "paid" });
  },
  async "partly cancelled"(play) {
    const { orderCode } = await paidOrder(play.world, play.shopper);
    await askToCancel(play, orderCode, 1);
    await play.world.admin.onOrder("adminApproveCancel", orderCode, ({ cancelRequest }) => ({
      requestId: cancelRequest?.requestId,
    }));
    return orderStage(play.shopper, play.otherVisitor, { orderCode, status: "paid" });
  },
  async "partly sent"(play) {
    const { orderCode } = await paidOrder(play.world, play.shopper);
    await ship(play, orderCode, 1);
    return orderStage(play.shopper, play.otherVisitor, { orderCode, status: "partiallyShipped" });
  },
  async "partly sent, some of the rest cancelled"(play) {
    const { orderCode } = await paidOrder(play.world, play.shopper);
    await ship(play, orderCode, 1);
    const [, second] = await itemsOf(play.shopper, orderCode);
    await play.shopper.act(
      "mutation requestCancelOrder($input: RequestCancelInput!) { requestCancelOrder(input: $input) { success errorMessage } }",
      { input: { orderCode, items: [{ ...second, count: 1 }], reasonCode: "CHANGE_OF_MIND" } },
    );
    await play.world.admin.onOrder("adminApproveCancel", orderCode, ({ cancelRequest }) => ({
      requestId: cancelRequest?.requestId,
    }));
    return orderStage(play.shopper, play.otherVisitor, { orderCode, status: "partiallyShipped" });
  },
  async "partly ready at the store"(play) {
    const { orderCode } = await paidOrder(play.world, play.shopper, { pickup: true });
    await makeReady(play, orderCode, 1);
    return orderStage(play.shopper, play.otherVisitor, {
      orderCode,
      status: "partiallyShipped",
      delivery: "storePickup",
    });
  },
  async "sent, the parcel booked"(play) {
    const { orderCode } = await paidOrder(play.world, play.shopper);
    await ship(play, orderCode);
    return orderStage(play.shopper, play.otherVisitor, { orderCode, status: "shipped", leads: matching("received") });
  },
  ...Object.fromEntries(
    ["picked_up", "in_transit", "out_for_delivery", "failed", "delivered"].map((status) => [
      `sent, the courier matching ${status}`,
      async (play: Play) => {
        const { orderCode } = await paidOrder(play.world, play.shopper);
        await ship(play, orderCode);
        await parcelMoved(play, orderCode, status);
        return orderStage(play.shopper, play.otherVisitor, {
          orderCode,
          status: "shipped",
          leads: matching("received"),
        });
      },
    ]),
  ),
  async "sent, and brought back by the courier"(play) {
    const { orderCode } = await paidOrder(play.world, play.shopper);
    await ship(play, orderCode);
    await parcelMoved(play, orderCode, "returned");
    await untilStatus(play.world, orderCode, "closed");
    return orderStage(play.shopper, play.otherVisitor, { orderCode, status: "closed", leads: matching("buy again") });
  },
  async "ready at the store"(play) {
    const { orderCode } = await paidOrder(play.world, play.shopper, { pickup: true });
    await makeReady(play, orderCode);
    return orderStage(play.shopper, play.otherVisitor, {
      orderCode,
      status: "shipped",
      delivery: "storePickup",
      leads: matching("at the store"),
    });
  },
  async "ready, and its shopper is at the store"(play) {
    const { orderCode } = await paidOrder(play.world, play.shopper, { pickup: true });
    await makeReady(play, orderCode);
    await play.shopper.act(
      "mutation pickupOrder($orderCode: String!) { pickupOrder(orderCode: $orderCode) { success errorMessage } }",
      { orderCode },
    );
    return orderStage(play.shopper, play.otherVisitor, { orderCode, status: "shipped", delivery: "storePickup" });
  },
  async collected(play) {
    const { orderCode } = await paidOrder(play.world, play.shopper, { pickup: true });
    await makeReady(play, orderCode);
    const { code } = await play.world.row(
      sql<{ code: string }>`select confirm_code as code from orders.placed_order where code = ${orderCode}`,
    );
    await play.world.admin.onOrder("adminHandOut", orderCode, () => ({ confirmCode: code }));
    return orderStage(play.shopper, play.otherVisitor, {
      orderCode,
      status: "completed",
      delivery: "storePickup",
      leads: matching("return"),
    });
  },
  async received(play) {
    const orderCode = await receivedOrder(play);
    return orderStage(play.shopper, play.otherVisitor, { orderCode, status: "completed", leads: matching("return") });
  },
  async "cancelled before it was paid"({ world, shopper, otherVisitor }) {
    const { orderCode } = await placeOrder(world, shopper);
    await shopper.act(
      "mutation cancelOrder($input: CancelOrderInput!) { cancelOrder(input: $input) { success errorMessage } }",
      { input: { orderCode, reasonCode: "CHANGE_OF_MIND" } },
    );
    return orderStage(shopper, otherVisitor, { orderCode, status: "cancelled", leads: matching("buy again") });
  },
  async "cancelled before it was paid, to be fetched"({ world, shopper, otherVisitor }) {
    const { orderCode } = await placeOrder(world, shopper, { pickup: true });
    await world.admin.onOrder("adminCancel", orderCode, () => ({ reasonCode: "OTHER" }));
    return orderStage(shopper, otherVisitor, {
      orderCode,
      status: "cancelled",
      delivery: "storePickup",
      leads: matching("buy again"),
    });
  },
  async "cancelled after it was paid"(play) {
    const { orderCode } = await paidOrder(play.world, play.shopper);
    await askToCancel(play, orderCode);
    await play.world.admin.onOrder("adminApproveCancel", orderCode, ({ cancelRequest }) => ({
      requestId: cancelRequest?.requestId,
    }));
    return orderStage(play.shopper, play.otherVisitor, {
      orderCode,
      status: "cancelled",
      leads: matching("buy again"),
    });
  },
  async "cancelled after it was paid by card"(play) {
    const { world, shopper } = play;
    const { orderCode, form } = await placeOrder(world, shopper, { channel: "CARD" });
    await chooseOnHostedPage(world, form, "pay");
    await untilStatus(world, orderCode, "paid");
    await askToCancel(play, orderCode);
    await world.admin.onOrder("adminApproveCancel", orderCode, ({ cancelRequest }) => ({
      requestId: cancelRequest?.requestId,
    }));
    await world.until(
      sql<{ status: string }>`select payment.status from payment.payment join orders.placed_order
        on payment_reference = reference where code = ${orderCode}`,
      (row) => row?.status === "refunded",
    );
    return orderStage(shopper, play.otherVisitor, { orderCode, status: "cancelled", leads: matching("buy again") });
  },
  async "taken back by the bank"({ world, shopper, otherVisitor }) {
    const placed = await placeOrder(world, shopper);
    await world.withoutJump(async () => {
      await payAtBank(world, placed);
      await untilStatus(world, placed.orderCode, "paid");
      await inBankBooks(world, placed, "deny");
      await payAtBank(world, placed, { orderOfStatuses: ["deny"] });
      await untilStatus(world, placed.orderCode, "closed");
    });
    return orderStage(shopper, otherVisitor, {
      orderCode: placed.orderCode,
      status: "closed",
      leads: matching("buy again"),
    });
  },
};

/** Guests are not offered cash on delivery. */
const memberPlays: Plays = {
  async "cash on delivery"({ world, shopper, otherVisitor }) {
    const { orderCode } = await placeOrder(world, shopper, { channel: "COD" });
    await untilStatus(world, orderCode, "paid");
    const staged = orderStage(shopper, otherVisitor, { orderCode, status: "paid" });
    const names = matching("pay on delivery");
    return { ...staged, pages: staged.pages.map((page, at) => (at === 0 ? { ...page, names } : page)), mail: [] };
  },
};

export const orderScenes = (kind: Shopper["kind"]): Scene[] => [
  ...scenesOf("order", plays, kind, false),
  ...scenesOf("order", ageingOrderPlays, kind, true),
];

export const memberOrderScenes: readonly Scene[] = scenesOf("order", memberPlays, "member", false);
