import { transfer } from "../steps.ts";
import { lastCharge, setChargeStatus } from "../store/bank-ledger.ts";
import { days, hours, hoursAgo, minutes, minutesAgo, type Story } from "../story.ts";

const payWith = `mutation payOrder($orderCode: String!, $paymentMethod: String) {
  payOrder(orderCode: $orderCode, paymentMethod: $paymentMethod) { success errorMessage } }`;
const cancel =
  "mutation cancelOrder($input: CancelOrderInput!) { cancelOrder(input: $input) { success errorMessage } }";

/** Orders that wait for their money, or waited in vain. */
export const unpaidStories: readonly Story[] = [
  {
    name: "waits for a transfer",
    daysAgo: hoursAgo(3),
    async *tell(scene) {
      await (await scene.guest()).order({ channel: "VA_MANDIRI" });
      yield minutes(1);
    },
  },
  {
    name: "waits for a transfer, to be collected",
    daysAgo: minutesAgo(50),
    async *tell(scene) {
      await (await scene.guest()).order({ pickup: true });
      yield minutes(1);
    },
  },
  {
    name: "waits for a card",
    daysAgo: minutesAgo(6),
    async *tell(scene) {
      await (await scene.member("fajar")).order({ channel: "CARD", products: 1 });
      yield minutes(1);
    },
  },
  {
    name: "waits for money after a card was declined",
    daysAgo: minutesAgo(14),
    async *tell(scene) {
      await (await scene.guest()).order({ channel: "CARD" });
      yield minutes(2);
      await scene.simulate(`/dev/bank/pay/${await lastCharge(scene.database.kysely)}`, { choice: "decline" });
    },
  },
  {
    name: "another way to pay was chosen",
    daysAgo: hoursAgo(7),
    async *tell(scene) {
      const buyer = await scene.guest();
      const { orderCode } = await buyer.order();
      yield minutes(15);
      await buyer.act(payWith, { orderCode, paymentMethod: "VA_BNI" });
      await scene.settled();
    },
  },
  {
    name: "too little came",
    daysAgo: hoursAgo(9),
    async *tell(scene) {
      const placed = await (await scene.guest()).order();
      yield hours(1);
      await transfer(scene, placed, { amount: placed.totalAmount - 1_000 });
    },
  },
  {
    name: "too little came, and the money stays",
    daysAgo: 22,
    async *tell(scene) {
      const placed = await (await scene.guest()).order();
      yield hours(2);
      await transfer(scene, placed, { amount: 10_000 });
      yield hours(4);
      const { refunds } = await scene.orderStaff.order(placed.orderCode);
      await scene.finance.run("adminDeclineRefund", "AdminDeclineInput", {
        refundId: refunds[0]?.refundId,
        note: "Sent by mistake from another shop's account; settled by telephone.",
      });
      yield days(1);
      await scene.takeDueSteps();
    },
  },
  {
    name: "not paid in time",
    daysAgo: 47.3,
    async *tell(scene) {
      await (await scene.guest()).order({ products: 3 });
      yield hours(24.1);
      await scene.takeDueSteps();
    },
  },
  {
    name: "not paid in time, to be collected",
    daysAgo: 33.6,
    async *tell(scene) {
      await (await scene.guest()).order({ pickup: true, products: 1 });
      yield hours(24.1);
      await scene.takeDueSteps();
    },
  },
  {
    name: "cancelled by the shopper before it was paid",
    daysAgo: 29.2,
    async *tell(scene) {
      const buyer = await scene.member("andi");
      const { orderCode } = await buyer.order();
      yield hours(2);
      await buyer.act(cancel, { input: { orderCode, reasonCode: "CHANGE_OF_MIND" } });
      await scene.settled();
    },
  },
  {
    name: "cancelled by the store before it was paid",
    daysAgo: 26.4,
    async *tell(scene) {
      const { orderCode } = await (await scene.guest()).order({ pickup: true });
      yield hours(3);
      await scene.orderStaff.onOrder("adminCancel", "AdminReasonInput", orderCode, () => ({ reasonCode: "OTHER" }));
      await scene.settled();
    },
  },
  {
    name: "paid after its time was over",
    daysAgo: 6.4,
    async *tell(scene) {
      const placed = await (await scene.guest()).order();
      yield hours(24.1);
      await scene.takeDueSteps();
      yield hours(5);
      // The transfer was in transit when the account number was closed.
      await setChargeStatus(scene.database.kysely, placed.vaNumber, "pending");
      await transfer(scene, placed);
    },
  },
];
