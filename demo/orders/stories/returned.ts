import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import type { Buyer, Scene } from "../scene.ts";
import { bankAccountOf, itemsOf, receivedOrder } from "../steps.ts";
import { days, hours, type Pause, type Story } from "../story.ts";

type Returned = { readonly buyer: Buyer; readonly returnCode: string };

async function* requested(scene: Scene, reasonCode = "WRONG_SIZE", remark = ""): AsyncGenerator<Pause, Returned, void> {
  const buyer = await scene.guest();
  const orderCode = yield* receivedOrder(scene, buyer);
  yield days(1);
  const [item] = await itemsOf(buyer, orderCode);
  const input = {
    orderCode,
    items: [{ orderItemCode: item?.orderItemCode, quantity: 1 }],
    reasonCode,
    remark,
    bankAccount: bankAccountOf(buyer),
  };
  const { returnCode } = await buyer.act<{ returnCode: string }>(
    `mutation createReturnOrder($input: CreateReturnInput!) {
      createReturnOrder(input: $input) { success errorMessage data { returnCode } } }`,
    { input },
  );
  return { buyer, returnCode };
}

const decide = (scene: Scene, operation: string, returnCode: string, status: string, note: string) =>
  scene.orderStaff.run(operation, "AdminReturnNoteInput", { returnCode, status, note });

async function* approved(scene: Scene, reason?: string): AsyncGenerator<Pause, Returned, void> {
  const back = yield* requested(scene, reason);
  yield hours(5);
  await decide(
    scene,
    "adminApproveReturn",
    back.returnCode,
    returnStatusCodes.requested,
    "Please send it in its box, with all parts.",
  );
  return back;
}

async function* onItsWay(scene: Scene, reason?: string): AsyncGenerator<Pause, Returned, void> {
  const back = yield* approved(scene, reason);
  yield days(1);
  await back.buyer.act(
    `mutation fullLogisticsInfo($input: FullLogisticsInput!) {
      fullLogisticsInfo(input: $input) { success errorMessage } }`,
    { input: { returnCode: back.returnCode, companyCode: "JNE", expressCode: "JNE8830142219" } },
  );
  return back;
}

async function* arrived(scene: Scene, resellable: boolean, reason?: string): AsyncGenerator<Pause, Returned, void> {
  const back = yield* onItsWay(scene, reason);
  yield days(2);
  await scene.orderStaff.run("adminReceiveReturn", "AdminReturnHereInput", {
    returnCode: back.returnCode,
    status: returnStatusCodes.inTransit,
    resellable,
  });
  return back;
}

/** Orders with a return, one for each outcome. */
export const returnStories: readonly Story[] = [
  {
    name: "return requested",
    daysAgo: 4.4,
    async *tell(scene) {
      yield* requested(scene, "OTHER", "The colour looks different from the picture, my son would like the blue one.");
    },
  },
  {
    name: "return approved",
    daysAgo: 5.3,
    async *tell(scene) {
      yield* approved(scene);
    },
  },
  {
    name: "return refused",
    daysAgo: 13.2,
    async *tell(scene) {
      const { returnCode } = yield* requested(scene, "NOT_AS_DESCRIBED");
      yield hours(7);
      const note = "The set was built and glued; we can only take back what can be taken apart.";
      await decide(scene, "adminRefuseReturn", returnCode, returnStatusCodes.requested, note);
    },
  },
  {
    name: "return on its way",
    daysAgo: 6.6,
    async *tell(scene) {
      yield* onItsWay(scene);
    },
  },
  {
    name: "return received",
    daysAgo: 8.4,
    async *tell(scene) {
      yield* arrived(scene, true);
    },
  },
  {
    name: "return refunded",
    daysAgo: 23.4,
    async *tell(scene) {
      const { returnCode } = yield* arrived(scene, false, "WRONG_ITEM");
      yield days(1);
      await scene.finance.run("adminRefundReturn", "AdminReturnNoteInput", {
        returnCode,
        status: returnStatusCodes.received,
      });
      await scene.settled();
    },
  },
  {
    name: "return undone by the shopper",
    daysAgo: 17.7,
    async *tell(scene) {
      const { buyer, returnCode } = yield* requested(scene);
      yield hours(3);
      await buyer.act(
        `mutation cancelReturnOrder($returnCode: String!) {
          cancelReturnOrder(returnCode: $returnCode) { success errorMessage } }`,
        { returnCode },
      );
    },
  },
  {
    name: "return not sent in time",
    daysAgo: 28.6,
    async *tell(scene) {
      yield* approved(scene);
      yield days(7.2);
      await scene.takeDueSteps();
    },
  },
];
