import type { Buyer, Scene } from "../scene.ts";
import { bankAccountOf, itemsOf, paidOrder, payLastCharge, ship, transfer } from "../steps.ts";
import { setChargeStatus } from "../store/bank-ledger.ts";
import { days, hours, minutes, minutesAgo, type Story } from "../story.ts";

type Asked = { readonly lines?: number; readonly account?: boolean };

async function askToCancel(scene: Scene, buyer: Buyer, orderCode: string, { lines, account }: Asked = {}) {
  const items = (await itemsOf(buyer, orderCode)).slice(0, lines);
  await buyer.act(
    `mutation requestCancelOrder($input: RequestCancelInput!) {
      requestCancelOrder(input: $input) { success errorMessage } }`,
    {
      input: {
        orderCode,
        items,
        reasonCode: "CHANGE_OF_MIND",
        ...(account ? { bankAccount: bankAccountOf(buyer) } : {}),
      },
    },
  );
  await scene.settled();
}

async function approve({ orderStaff, settled }: Scene, orderCode: string) {
  await orderStaff.onOrder("adminApproveCancel", "AdminDecideInput", orderCode, ({ cancelRequest }) => ({
    requestId: cancelRequest?.requestId,
  }));
  await settled();
}

const firstRefund = async ({ orderStaff }: Scene, orderCode: string) =>
  (await orderStaff.order(orderCode)).refunds[0]?.refundId;

/** A paid order that is called off with the consent of staff. */
async function* calledOff(scene: Scene, buyer: Buyer, asked: Asked = {}) {
  const orderCode = yield* paidOrder(scene, buyer);
  yield hours(2);
  await askToCancel(scene, buyer, orderCode, asked);
  yield minutes(15);
  await approve(scene, orderCode);
  return orderCode;
}

/** Paid orders with a request to cancel, and their refunds. */
export const cancelledStories: readonly Story[] = [
  {
    name: "cancelling asked for",
    daysAgo: minutesAgo(110),
    async *tell(scene) {
      const buyer = await scene.guest();
      const orderCode = yield* paidOrder(scene, buyer);
      yield minutes(26);
      await askToCancel(scene, buyer, orderCode);
    },
  },
  {
    name: "cancelling taken back by the shopper",
    daysAgo: 0.9,
    async *tell(scene) {
      const buyer = await scene.guest();
      const orderCode = yield* paidOrder(scene, buyer);
      await askToCancel(scene, buyer, orderCode);
      yield minutes(10);
      await buyer.act(
        "mutation undoCancelOrder($orderCode: String!) { undoCancelOrder(orderCode: $orderCode) { success errorMessage } }",
        { orderCode },
      );
    },
  },
  {
    name: "cancelling refused",
    daysAgo: 1.8,
    async *tell(scene) {
      const buyer = await scene.guest();
      const orderCode = yield* paidOrder(scene, buyer);
      yield hours(5);
      await askToCancel(scene, buyer, orderCode);
      yield minutes(12);
      await scene.orderStaff.onOrder("adminRefuseCancel", "AdminRefuseInput", orderCode, ({ cancelRequest }) => ({
        requestId: cancelRequest?.requestId,
        reason: "Your parcel is packed already and leaves this afternoon.",
      }));
    },
  },
  {
    name: "partly cancelled",
    daysAgo: 1.2,
    async *tell(scene) {
      const buyer = await scene.guest();
      const orderCode = yield* paidOrder(scene, buyer, { products: 3 });
      await askToCancel(scene, buyer, orderCode, { lines: 1, account: true });
      yield minutes(20);
      await approve(scene, orderCode);
    },
  },
  {
    name: "partly sent, some of the rest cancelled",
    daysAgo: 4.6,
    async *tell(scene) {
      const buyer = await scene.guest();
      const orderCode = yield* paidOrder(scene, buyer, { products: 2 });
      yield hours(8);
      await ship(scene, orderCode, 1);
      yield hours(6);
      const [, second] = await itemsOf(buyer, orderCode);
      const rest = [{ ...second, count: 1 }];
      await buyer.act(
        `mutation requestCancelOrder($input: RequestCancelInput!) {
          requestCancelOrder(input: $input) { success errorMessage } }`,
        { input: { orderCode, items: rest, reasonCode: "CHANGE_OF_MIND" } },
      );
      yield minutes(9);
      await approve(scene, orderCode);
    },
  },
  {
    name: "cancelled, the refund waits for an account",
    daysAgo: 2.7,
    async *tell(scene) {
      yield* calledOff(scene, await scene.guest());
    },
  },
  {
    name: "cancelled, the refund is to be sent",
    daysAgo: 1.4,
    async *tell(scene) {
      yield* calledOff(scene, await scene.guest(), { account: true });
    },
  },
  {
    name: "cancelled, the bank declined the account",
    daysAgo: 4.1,
    async *tell(scene) {
      const orderCode = yield* calledOff(scene, await scene.guest(), { account: true });
      yield hours(20);
      await scene.finance.run("adminDeclineAccount", "AdminDeclineInput", {
        refundId: await firstRefund(scene, orderCode),
        note: "The bank says that this account was closed.",
      });
      await scene.settled();
    },
  },
  {
    name: "cancelled, the refund was sent",
    daysAgo: 12.3,
    async *tell(scene) {
      const orderCode = yield* calledOff(scene, await scene.guest(), { account: true });
      yield days(1);
      await scene.finance.run("adminSendRefund", "AdminSentInput", {
        refundId: await firstRefund(scene, orderCode),
        sentAs: "TRF-20418837",
      });
      await scene.settled();
    },
  },
  {
    name: "cancelled, back on the card",
    daysAgo: 18.4,
    async *tell(scene) {
      const buyer = await scene.guest();
      const { orderCode } = await buyer.order({ channel: "CARD", products: 1 });
      yield minutes(2);
      await payLastCharge(scene);
      yield hours(3);
      await askToCancel(scene, buyer, orderCode);
      yield minutes(25);
      await approve(scene, orderCode);
    },
  },
  {
    name: "cancelling granted because nobody decided",
    daysAgo: 35.5,
    async *tell(scene) {
      const buyer = await scene.guest();
      const orderCode = yield* paidOrder(scene, buyer, { pickup: true });
      await askToCancel(scene, buyer, orderCode, { account: true });
      yield minutes(31);
      await scene.takeDueSteps();
      yield days(1);
      await scene.finance.run("adminSendRefund", "AdminSentInput", {
        refundId: await firstRefund(scene, orderCode),
        sentAs: "TRF-20391120",
      });
    },
  },
  {
    name: "taken back by the bank",
    daysAgo: 43.7,
    async *tell(scene) {
      const placed = await (await scene.guest()).order();
      yield hours(1);
      await transfer(scene, placed);
      yield minutes(1);
      await setChargeStatus(scene.database.kysely, placed.vaNumber, "deny");
      await transfer(scene, placed, { orderOfStatuses: ["deny"] });
    },
  },
  {
    name: "cancelled, and the payment taken back by the bank",
    daysAgo: 16.8,
    async *tell(scene) {
      const buyer = await scene.guest();
      const placed = await buyer.order();
      yield hours(1);
      await transfer(scene, placed);
      yield hours(1);
      await askToCancel(scene, buyer, placed.orderCode);
      yield minutes(15);
      await approve(scene, placed.orderCode);
      yield hours(20);
      await setChargeStatus(scene.database.kysely, placed.vaNumber, "deny");
      await transfer(scene, placed, { orderOfStatuses: ["deny"] });
    },
  },
];
