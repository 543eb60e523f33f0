import { orderItemCode } from "../../contract/order-code.ts";
import type { OrderDiscount } from "../../contract/order-draft.ts";
import type { Order } from "../order.ts";

/** The products of an order in the words of the wire (EN-39, EN-42). */
export function linesOnWire(
  { code, status, lines }: Order,
  pictureUrl: (path: string) => string,
  names: readonly OrderDiscount[] = [],
) {
  return lines.map((line, number) => ({
    afterSaleStatus: null,
    afterSaleStatusStr: null,
    productCode: line.productCode,
    skuName: line.name,
    skuCode: line.skuCode,
    brandSkuCode: line.extCode,
    categoryCode: line.categoryCode,
    image: line.picture === null ? null : pictureUrl(line.picture),
    amount: line.payAmount,
    count: line.quantity,
    attribute: JSON.stringify({
      saleAttribute: line.attributes.map(({ name, value }) => ({ key: name, value })),
    }),
    attributes: line.attributes.map(({ name, value }) => ({ key: name, value })),
    // Prices are those of one piece; what a line of several costs together stands in the amounts.
    salePrice: Math.round(line.productAmount / line.quantity),
    sellPrice: Math.round(line.productAmount / line.quantity),
    productPrice: Math.round(line.listAmount / line.quantity),
    productAmount: line.productAmount,
    listAmount: line.listAmount,
    orderItemCode: orderItemCode(code, number),
    barCode: line.barcode,
    status,
    orderStatus: status,
    usedPoint: line.points,
    returnCount: 0,
    returnCode: null,
    isGift: line.isGift,
    returnType: null,
    cancelReasonCode: null,
    cancelReasonDesc: null,
    activities: names
      .filter(({ line: at }) => at === number)
      .map(({ promotionCode, name }) => ({ activityCode: promotionCode, activityName: name })),
  }));
}
