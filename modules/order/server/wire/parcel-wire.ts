import type { Kysely } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { courierName } from "#modules/shipping/contract/couriers.ts";
import { failText, parcelTexts } from "#modules/shipping/contract/parcel-texts.ts";
import { type ParcelRecord, parcelsOf } from "#modules/shipping/server/index.ts";
import { orderItemCode } from "../../contract/order-code.ts";
import type { OrderAccess } from "../../contract/order-operations.ts";
import type { Order } from "../order.ts";

const hasLeft = ({ deliveryMethod, status }: Order): boolean =>
  deliveryMethod === "homeDelivery" && ["partiallyShipped", "shipped", "completed", "closed"].includes(status);

/** The parcels of these orders. At most one statement, none when nothing is shipped. */
export function parcelsOfOrders(db: Kysely<unknown>, orders: readonly Order[]): Promise<ParcelRecord[]> {
  return parcelsOf(
    db,
    orders.filter(hasLeft).map(({ code }) => code),
  );
}

const lineOf = (order: Order, itemCode: string) =>
  order.lines.find((_line, number) => orderItemCode(order.code, number) === itemCode);

type View = { readonly access: OrderAccess; readonly locale: Locale; readonly pictureUrl: (path: string) => string };

/** A parcel with its tracking events (EN-40), without the signer for visitors. */
export function parcelOnWire(order: Order, parcel: ParcelRecord, { access, locale, pictureUrl }: View) {
  const { courierCode, expressCode, status, events } = parcel;
  return {
    parcelCode: parcel.code,
    companyCode: courierCode,
    companyName: courierName(courierCode),
    expressCode,
    signerName: access === "owner" ? parcel.signerName : null,
    expressStatus: status,
    expressStatusStr: parcelTexts[status][locale],
    deliveryFailReason: status === "failed" && parcel.failReason !== null ? failText(parcel.failReason, locale) : null,
    sendTime: parcel.sentAt.toISOString(),
    sendSuccessTime: parcel.deliveredAt?.toISOString() ?? null,
    events: events.map((event) => ({
      status: event.status,
      statusStr: parcelTexts[event.status][locale],
      time: event.at.toISOString(),
      place: event.place,
      reason: event.reason === null ? null : failText(event.reason, locale),
    })),
    items: parcel.items.map(({ itemCode, skuCode, quantity }) => {
      const line = lineOf(order, itemCode);
      return {
        expressCode,
        orderItemCode: itemCode,
        skuCode,
        skuName: line?.name ?? skuCode,
        image: line?.picture ? pictureUrl(line.picture) : null,
        count: quantity,
        amount: line ? Math.round((line.payAmount * quantity) / line.quantity) : 0,
      };
    }),
  };
}

/** The parcels of an order in the list (EN-41). */
export const newExpressOf = (order: Order, parcels: readonly ParcelRecord[], pictureUrl: (path: string) => string) =>
  parcels
    .filter(({ reference }) => reference === order.code)
    .map(({ courierCode, expressCode, status, items }) => ({
      companyName: courierName(courierCode),
      expressStatus: status,
      productList: items.map(({ itemCode, quantity }) => {
        const picture = lineOf(order, itemCode)?.picture;
        return { expressCode, orderItemCode: itemCode, image: picture ? pictureUrl(picture) : null, count: quantity };
      }),
    }));

/** When the last parcel arrived; null while one has not. */
export function lastDelivery(parcels: readonly ParcelRecord[]): string | null {
  const times = parcels.map(({ deliveredAt }) => deliveredAt?.getTime() ?? Number.NaN);
  const last = Math.max(...times);
  return Number.isFinite(last) ? new Date(last).toISOString() : null;
}
