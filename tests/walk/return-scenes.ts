import { sql } from "kysely";
import type { ReturnStatus } from "#modules/order/contract/return-status.ts";
import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import { returnStatusTexts } from "#modules/returns/contract/return-texts.ts";
import { mailOf, matching, owner } from "./order-pages.ts";
import { itemsOf, type Play, type Plays, receivedOrder, scenesOf } from "./order-steps.ts";
import { guestViewer, type Scene, type Staged } from "./scene.ts";
import type { Shopper } from "./shopper.ts";

type Back = { readonly orderCode: string; readonly returnCode: string };

/** Requests a return of the first item, refunded to a bank account. */
export async function requestedReturn(play: Pick<Play, "world" | "shopper">): Promise<Back> {
  const orderCode = await receivedOrder(play);
  const [item] = await itemsOf(play.shopper, orderCode);
  const input = {
    orderCode,
    items: [{ orderItemCode: item?.orderItemCode, quantity: 1 }],
    reasonCode: "WRONG_SIZE",
    remark: "One size larger would fit",
    bankAccount: { bankName: "BCA", accountNumber: "1234567890", accountHolder: "Ana Wijaya" },
  };
  const { returnCode } = await play.shopper.act<{ returnCode: string }>(
    `mutation createReturnOrder($input: CreateReturnInput!) {
      createReturnOrder(input: $input) { success errorMessage data { returnCode } } }`,
    { input },
  );
  return { orderCode, returnCode };
}

async function approved(play: Play): Promise<Back> {
  const back = await requestedReturn(play);
  await play.world.admin.onReturn("adminApproveReturn", back.returnCode, returnStatusCodes.requested, {
    note: "Please pack it well",
  });
  return back;
}

async function onItsWay(play: Play): Promise<Back> {
  const back = await approved(play);
  await play.shopper.act(
    `mutation fullLogisticsInfo($input: FullLogisticsInput!) {
      fullLogisticsInfo(input: $input) { success errorMessage } }`,
    { input: { returnCode: back.returnCode, companyName: "JNE", expressCode: "JNE123456" } },
  );
  return back;
}

async function arrived(play: Play): Promise<Back> {
  const back = await onItsWay(play);
  await play.world.admin.onReturn("adminReceiveReturn", back.returnCode, returnStatusCodes.inTransit, {
    resellable: true,
  });
  return back;
}

function stage(
  { shopper, otherVisitor }: Play,
  { orderCode, returnCode }: Back,
  status: ReturnStatus,
  leads: RegExp,
): Staged {
  const path = `${shopper.orders}/detail/${orderCode}/${returnCode}`;
  const names = matching(returnStatusTexts[status]["en-US"]);
  const missing = matching("could not find this return", "Log in");
  return {
    pages: [
      { viewer: owner(shopper), path, names, leads },
      { viewer: guestViewer, path, names: missing },
      { viewer: otherVisitor, path, names: missing },
      {
        viewer: owner(shopper),
        path: `${shopper.orders}/detail/${orderCode}`,
        names: matching("Completed"),
        leads: matching("return"),
      },
    ],
    mail: [mailOf(shopper, matching(returnStatusTexts[status]["en-US"], "Completed"))],
  };
}

const toOrder = matching("order");

const plays: Plays = {
  async "can be asked for"(play) {
    const orderCode = await receivedOrder(play);
    const path = `${play.shopper.orders}/detail/${orderCode}/return?items=0`;
    return {
      pages: [
        { viewer: owner(play.shopper), path, names: matching("Return items"), leads: matching("Send the request") },
      ],
    };
  },
  requested: async (play) => stage(play, await requestedReturn(play), "requested", matching("undo")),
  approved: async (play) => stage(play, await approved(play), "approved", matching("logistics")),
  async refused(play) {
    const back = await requestedReturn(play);
    await play.world.admin.onReturn("adminRefuseReturn", back.returnCode, returnStatusCodes.requested, {
      note: "It was worn",
    });
    return stage(play, back, "refused", toOrder);
  },
  "on its way": async (play) => stage(play, await onItsWay(play), "inTransit", toOrder),
  received: async (play) => stage(play, await arrived(play), "received", toOrder),
  async refunded(play) {
    const back = await arrived(play);
    await play.world.admin.onReturn("adminRefundReturn", back.returnCode, returnStatusCodes.received);
    return stage(play, back, "refunded", toOrder);
  },
  async undone(play) {
    const back = await requestedReturn(play);
    await play.shopper.act(
      `mutation cancelReturnOrder($returnCode: String!) {
        cancelReturnOrder(returnCode: $returnCode) { success errorMessage } }`,
      { returnCode: back.returnCode },
    );
    return stage(play, back, "cancelled", toOrder);
  },
};

const ageing: Plays = {
  async "not sent in time"(play) {
    const back = await approved(play);
    await play.later();
    await play.world.until(returnStatusOf(back.returnCode), (row) => row?.status === returnStatusCodes.cancelled);
    return stage(play, back, "cancelled", toOrder);
  },
};

export const returnScenes = (kind: Shopper["kind"]): Scene[] => [
  ...scenesOf("return", plays, kind, false),
  ...scenesOf("return", ageing, kind, true),
];

const returnStatusOf = (code: string) =>
  sql<{ status: string }>`select status from returns.return_order where code = ${code}`;
