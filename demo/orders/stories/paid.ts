import { packIt, paidOrder, payLastCharge, transfer } from "../steps.ts";
import { hours, hoursAgo, minutes, type Story } from "../story.ts";

const note = (text: string) => (orderCode: string) => ({ orderCode, text });

/** Orders that are paid, or cash on delivery, and not shipped. */
export const paidStories: readonly Story[] = [
  {
    name: "paid",
    daysAgo: hoursAgo(5),
    async *tell(scene) {
      yield* paidOrder(scene, await scene.guest());
    },
  },
  {
    name: "paid by QR code",
    daysAgo: hoursAgo(11),
    async *tell(scene) {
      await (await scene.guest()).order({ channel: "QRIS", products: 1 });
      yield minutes(3);
      await payLastCharge(scene);
    },
  },
  {
    name: "paid in instalments, with a note",
    daysAgo: 1.3,
    async *tell(scene) {
      const { orderCode } = await (await scene.guest()).order({ channel: "INSTALMENT_BCA_3", products: 4 });
      yield minutes(4);
      await payLastCharge(scene);
      yield hours(3);
      const call = note("The customer rang: please deliver after 4 p.m., the guard takes nothing.");
      await scene.orderStaff.run("adminAddNote", "AdminNoteInput", call(orderCode));
    },
  },
  {
    name: "packed",
    daysAgo: 1.1,
    async *tell(scene) {
      const orderCode = yield* paidOrder(scene, await scene.member("andi"), { coupon: "BATABOLA10", products: 3 });
      yield hours(6);
      await packIt(scene, orderCode);
    },
  },
  {
    name: "paid with points",
    // The club lets points go that no order has taken within ten minutes, by the database's clock.
    daysAgo: 0,
    async *tell(scene) {
      const placed = await (await scene.member("rani")).order({ pin: "246810" });
      yield minutes(2);
      await transfer(scene, placed);
    },
  },
  {
    name: "to be paid at the door",
    daysAgo: hoursAgo(8),
    async *tell(scene) {
      await (await scene.member("fajar")).order({ channel: "COD" });
      yield minutes(1);
    },
  },
  {
    name: "paid, to be collected",
    daysAgo: hoursAgo(6),
    async *tell(scene) {
      yield* paidOrder(scene, await scene.guest(), { pickup: true });
    },
  },
];
