import type { Locale } from "#kit/core/locale.ts";
import { orderItemCode } from "#modules/order/contract/order-code.ts";
import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import { photoPath } from "../../contract/constants.ts";
import { returnReasons } from "../../contract/return-reasons.ts";
import { returnStatusTexts } from "../../contract/return-texts.ts";
import { returnTransitionsOf } from "../../contract/return-transitions.ts";
import type { OpenedReturn } from "../open-return.ts";
import type { ReturnsDeps } from "../returns-deps.ts";
import { eventsOf } from "../store/events.ts";
import { photosOf } from "../store/photos.ts";

/** A return with all that its own page shows (RN-04, EN-44). Three statements, however many lines. */
export async function returnOnWire(deps: ReturnsDeps, { order, back, access }: OpenedReturn, locale: Locale) {
  const db = deps.database.kysely;
  const [events, photos, sendTo] = await Promise.all([
    eventsOf(db, back.code),
    photosOf(db, back.code),
    deps.placeOf(db, order.sourceCode),
  ]);
  // Remarks and photos are for the owner and for browsers that have proved the contact.
  const open = access !== "visitor";
  const details = { remark: open ? back.remark : "", videoUrl: open ? back.videoUrl : null };
  const allowed = returnTransitionsOf(back.status, "shopper");
  const reason = { reasonCode: back.reason, reasonStr: returnReasons[back.reason][locale] };
  return {
    returnCode: back.code,
    orderCode: back.orderCode,
    status: returnStatusCodes[back.status],
    afterSaleStatusStr: returnStatusTexts[back.status][locale],
    createTime: back.createdAt.toISOString(),
    expressCode: back.expressCode,
    companyName: back.companyName,
    approverDescription: back.approverNote,
    canCancelReturnOrder: allowed.includes("undo"),
    canFullLogistics: allowed.includes("ship"),
    orderReturnProductOuts: back.lines.map(({ number, money }) => ({
      orderItemCode: orderItemCode(order.code, number),
      amount: money,
    })),
    returnProductList: back.lines.flatMap(({ number, quantity, money, points }) => {
      const line = order.lines[number];
      if (!line) return [];
      return [
        {
          orderItemCode: orderItemCode(order.code, number),
          ...{ skuCode: line.skuCode, skuName: line.name, productCode: line.productCode, isGift: line.isGift },
          image: line.picture === null ? null : deps.pictureUrl(line.picture),
          attributes: line.attributes.map(({ name, value }) => ({ key: name, value })),
          ...{ count: quantity, amount: money, points },
          ...reason,
        },
      ];
    }),
    access,
    ...details,
    photos: (open ? photos : []).map(({ id, width, height }) => ({ id, width, height, url: `${photoPath}/${id}` })),
    bankAccount: open ? back.accountShown : null,
    amount: back.money,
    points: back.points,
    freightAmount: back.freight,
    deductedAmount: back.deducted,
    deductions: back.deductions,
    refundRemark: back.refundNote,
    sendUntil: back.status === "approved" ? (back.sendUntil?.toISOString() ?? null) : null,
    sendTo: back.status === "approved" || back.status === "inTransit" ? sendTo : null,
    steps: events.map(({ to, at }) => ({
      status: returnStatusCodes[to],
      statusStr: returnStatusTexts[to][locale],
      time: at.toISOString(),
    })),
  };
}
