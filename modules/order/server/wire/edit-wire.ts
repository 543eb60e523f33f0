import { orderItemCode } from "../../contract/order-code.ts";
import type { Order } from "../order.ts";
import type { OrderEdit } from "../store/edits.ts";

/** A change by the shop as its shopper reads it; who of the staff made it is not told. */
export const editOnWire = ({ code, lines }: Order, { editedAt, pieces, contact }: OrderEdit) => ({
  time: editedAt.toISOString(),
  items: pieces.map(({ number, quantity }) => ({
    orderItemCode: orderItemCode(code, number),
    skuName: lines[number]?.name ?? "",
    count: quantity,
  })),
  contactChanged: contact !== null,
});
