import type { Locale } from "#kit/core/locale.ts";
import { orderItemCode } from "#modules/order/contract/order-code.ts";
import type { Order } from "#modules/order/server/index.ts";
import { courierName } from "#modules/shipping/contract/couriers.ts";
import { failText, parcelTexts } from "#modules/shipping/contract/parcel-texts.ts";
import type { ParcelRecord } from "#modules/shipping/server/index.ts";

type Reader = { readonly locale: Locale; readonly open: boolean };

/** The parcels of an order, with the courier's last report. */
export function parcelsOnWire(order: Order, parcels: readonly ParcelRecord[], { locale, open }: Reader) {
  const numberOf = new Map(order.lines.map((_line, number) => [orderItemCode(order.code, number), number]));
  return parcels.map((parcel) => ({
    parcelCode: parcel.code,
    courier: courierName(parcel.courierCode),
    expressCode: parcel.expressCode,
    status: parcel.status,
    statusText: parcelTexts[parcel.status][locale],
    sentAt: parcel.sentAt.toISOString(),
    deliveredAt: parcel.deliveredAt?.toISOString() ?? null,
    signerName: open ? parcel.signerName : null,
    failure: parcel.failReason === null ? null : failText(parcel.failReason, locale),
    place: parcel.events[0]?.place ?? null,
    items: parcel.items.map(({ itemCode, quantity }) => {
      const number = numberOf.get(itemCode) ?? 0;
      return { number, name: order.lines[number]?.name ?? itemCode, quantity };
    }),
  }));
}
