import type { Kysely } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { customerProfile } from "#modules/identity/server/index.ts";
import type { ReturnEvent } from "#modules/notification/contract/member-notification.ts";
import type { MessageContent, MessageData, RefundEvent } from "#modules/notification/contract/message.ts";
import type { RealMessages } from "#modules/notification/server/index.ts";
import { readOrderCode } from "#modules/order/contract/order-code.ts";
import { type Order, orderByCode, purchaseMessage } from "#modules/order/server/index.ts";
import { returnsOfOrders } from "#modules/returns/server/index.ts";
import { courierName } from "#modules/shipping/contract/couriers.ts";
import { parcelsOf } from "#modules/shipping/server/index.ts";

type Deps = { readonly db: Kysely<unknown>; readonly now: () => Date };
type OrderEvent = MessageData["orderChanged"]["event"];

/** A guest's link would open the order for whoever reads the preview, so its key is made up. */
const pathOf = ({ code, owner }: Order, more = ""): string =>
  owner?.startsWith("guest:") ? `/order/detail/${code}${more}?key=preview` : `/account/order/detail/${code}${more}`;

/** The messages the shop would write about real orders and customers, for the preview of texts. */
export const realMessages = (deps: Deps): RealMessages => ({
  async ofOrder({ kind, variant, code, locale, storeCode }) {
    const asked = readOrderCode(code);
    const order = asked === null ? null : await orderByCode(deps.db, asked);
    if (!order || (storeCode !== null && order.store?.code !== storeCode)) return null;
    switch (kind) {
      case "orderReceived":
        return receivedMessage(deps, order, variant, locale);
      case "orderChanged":
        return { kind, data: await changedData(deps.db, order, variant as OrderEvent) };
      case "refundChanged":
        return { kind, data: refundData(order, variant as RefundEvent) };
      case "returnChanged":
        return returnMessage(deps.db, order, variant as ReturnEvent);
      default:
        return null;
    }
  },

  async ofCustomer({ kind, code }) {
    const profile = kind === "memberWelcome" ? await customerProfile(deps.db, code) : null;
    return profile ? { kind: "memberWelcome", data: { firstName: profile.firstName ?? "" } } : null;
  },
});

async function receivedMessage(deps: Deps, order: Order, variant: string, locale: Locale) {
  const { orders, data } = await purchaseMessage(deps.db, order, { locale, now: deps.now() });
  if (!data.purchase || (orders.length > 1 ? "several" : "one") !== variant) return null;
  const paths = new Map(orders.map((one) => [one.code, pathOf(one)]));
  const shown = data.purchase.orders.map((one) => ({ ...one, path: paths.get(one.orderCode) ?? "" }));
  const path = shown[0]?.path ?? "";
  return { kind: "orderReceived", data: { ...data, path, purchase: { ...data.purchase, orders: shown } } } as const;
}

async function changedData(db: Kysely<unknown>, order: Order, event: OrderEvent): Promise<MessageData["orderChanged"]> {
  const isParcelNews = event === "delivered" || event === "deliveryFailed";
  const [parcel] = isParcelNews ? await parcelsOf(db, [order.code]) : [];
  return {
    orderCode: order.code,
    event,
    path: pathOf(order),
    // The code hands the goods out: a made-up one.
    pickup: order.store === null ? null : { code: "K7M2Q9", store: `${order.store.name}, ${order.store.address1}` },
    ...(event === "confirmed" ? { due: order.totals.totalAmount - order.refundedAmount } : {}),
    ...(event === "cancelled" || event === "partlyCancelled"
      ? { money: { type: "sameWay", amount: order.totals.totalAmount } as const }
      : {}),
    ...(parcel ? { parcel: { courier: courierName(parcel.courierCode), number: parcel.expressCode } } : {}),
    ...(event === "deliveryFailed" ? { note: "…" } : {}),
  };
}

const refundData = (order: Order, event: RefundEvent): MessageData["refundChanged"] => ({
  orderCode: order.code,
  event,
  amount: order.totals.totalAmount,
  account: event === "accountGiven" ? "BCA •••• 6789" : null,
  needsAccount: event === "accountNeeded" || event === "accountDeclined",
  path: pathOf(order),
});

async function returnMessage(db: Kysely<unknown>, order: Order, event: ReturnEvent): Promise<MessageContent | null> {
  const [back] = await returnsOfOrders(db, [order.code]);
  if (!back) return null;
  const { code, money, points } = back;
  const data = { orderCode: order.code, returnCode: code, event, note: null, money, points };
  return { kind: "returnChanged", data: { ...data, path: pathOf(order, `/${code}`) } };
}
