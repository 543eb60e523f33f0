import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { orderItemCode } from "../../contract/order-code.ts";
import type { OrderDiscount } from "../../contract/order-draft.ts";
import { reasonText } from "../../contract/order-texts.ts";
import { isLiveReturn } from "../../contract/return-status.ts";
import { returnStatusText } from "../../contract/return-texts.ts";
import { orderStatusCodes } from "../../contract/wire/order-status-codes.ts";
import { returnStatusCodes } from "../../contract/wire/return-status-codes.ts";
import type { Order } from "../order.ts";
import { returnablePieces, waitingUnits } from "../order-facts.ts";
import type { ReturnOfOrder } from "../ports/returns.ts";
import type { CancelRequest } from "../store/cancel-requests.ts";

/** Further data of the lines; fields that are left out are not shown. */
export type LineView = {
  readonly locale?: Locale;
  readonly discounts?: readonly OrderDiscount[];
  readonly returns?: readonly ReturnOfOrder[];
  readonly requests?: readonly CancelRequest[];
};

const sizeCode = "s_size";
const colourCode = "s_color";

/** The variant attributes as JSON (EN-42). */
function attributeOf({ attributes }: Order["lines"][number]): string {
  const chosen = (wanted: string) => attributes.find(({ code }) => code === wanted)?.value;
  return JSON.stringify({
    size: chosen(sizeCode),
    colour: chosen(colourCode),
    saleAttribute: attributes.map(({ name, value }) => ({ key: name, value })),
  });
}

/** The products of an order in wire format (EN-39, EN-42). */
export function linesOnWire(order: Order, pictureUrl: (path: string) => string, view: LineView = {}) {
  const { code, status, lines } = order;
  const { locale = fallbackLocale, discounts = [], returns = [], requests = [] } = view;
  const returnable = returnablePieces(order, returns);
  return lines.map((line, number) => {
    const own = returns.filter((one) => one.lines.some((part) => part.number === number));
    const latest = own.findLast((one) => isLiveReturn(one.status)) ?? own.at(-1);
    const reason = requests.findLast((one) => one.pieces.some((part) => part.number === number))?.reasonCode ?? null;
    return {
      afterSaleStatus: latest ? returnStatusCodes[latest.status] : null,
      afterSaleStatusStr: latest ? returnStatusText(latest.status, locale) : null,
      productCode: line.productCode,
      skuName: line.name,
      skuCode: line.skuCode,
      brandSkuCode: line.extCode,
      categoryCode: line.categoryCode,
      image: line.picture === null ? null : pictureUrl(line.picture),
      amount: line.payAmount,
      count: line.quantity,
      attribute: attributeOf(line),
      attributes: line.attributes.map(({ name, value }) => ({ key: name, value })),
      // Prices are per piece; amounts are per line.
      salePrice: Math.round(line.productAmount / line.quantity),
      sellPrice: Math.round(line.productAmount / line.quantity),
      productPrice: Math.round(line.listAmount / line.quantity),
      productAmount: line.productAmount,
      listAmount: line.listAmount,
      orderItemCode: orderItemCode(code, number),
      barCode: line.barcode,
      status: orderStatusCodes[status],
      orderStatus: orderStatusCodes[status],
      usedPoint: line.points,
      sentCount: line.sent,
      cancelledCount: line.cancelled,
      cancellingCount: line.cancelling,
      cancellableCount: status === "paid" || status === "partiallyShipped" ? waitingUnits(line) : 0,
      returnableCount: status === "completed" ? (returnable[number] ?? 0) : 0,
      returnCount: line.quantity - line.cancelled - (returnable[number] ?? 0),
      returnCode: latest?.returnCode ?? null,
      isGift: line.isGift,
      returnType: latest ? "REFUND" : null,
      cancelReasonCode: reason,
      cancelReasonDesc: reason === null ? null : reasonText(reason, locale),
      activities: discounts
        .filter(({ line: at }) => at === number)
        .map(({ promotionCode, name }) => ({ activityCode: promotionCode, activityName: name })),
    };
  });
}
