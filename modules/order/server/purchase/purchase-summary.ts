import type {
  PurchaseSummary,
  SummaryDelivery,
  SummaryOrder,
} from "#modules/notification/contract/purchase-summary.ts";
import type { Channel, PaymentAttempt } from "#modules/payment/server/index.ts";
import { courierName } from "#modules/shipping/contract/couriers.ts";
import type { Order, OrderLine } from "../order.ts";
import { orderPath } from "../order-link.ts";
import { channelName } from "../wire/order-wire.ts";

type Facts = { readonly attempt: PaymentAttempt | null; readonly channels: readonly Channel[]; readonly now: Date };

/** The data of a confirmation for all orders of one purchase. */
export function summaryOf(
  { secret }: { readonly secret: string },
  orders: readonly Order[],
  { attempt, channels, now }: Facts,
): PurchaseSummary {
  const sum = (pick: (totals: Order["totals"]) => number): number =>
    orders.reduce((total, order) => total + pick(order.totals), 0);
  return {
    orders: orders.map((order) => summaryOrder(order, orderPath(secret, order, now))),
    sums: {
      products: sum(({ productAmount }) => productAmount),
      promotions: sum(({ promotionDiscount }) => promotionDiscount),
      coupon: sum(({ couponDiscount }) => couponDiscount),
      delivery: sum(({ freight, freightDiscount }) => freight - freightDiscount),
      points: sum(({ pointsAmount }) => pointsAmount),
      fee: sum(({ fee }) => fee),
      total: sum(({ totalAmount }) => totalAmount),
    },
    payment: paymentOf(orders, attempt, channels),
  };
}

function paymentOf(
  orders: readonly Order[],
  attempt: PaymentAttempt | null,
  channels: readonly Channel[],
): PurchaseSummary["payment"] {
  const [first] = orders;
  const code = attempt?.channelCode ?? first?.channelCode ?? null;
  const channel = channels.find((one) => one.code === code);
  const method = first ? channelName(channels, code, first.locale) : null;
  const none = { method, vaNumber: null, billerCode: null, deadline: null };
  if (orders.every(({ totals }) => totals.totalAmount === 0)) return { ...none, state: "nothingToPay", method: null };
  if (channel?.kind === "cod") return { ...none, state: "onDelivery" };
  if (!orders.some(({ status }) => status === "awaitingPayment")) return { ...none, state: "paid" };
  const open = attempt?.state === "open" ? attempt : null;
  const ends = [first?.paymentDue, open?.expiresAt].flatMap((moment) => (moment ? [moment.getTime()] : []));
  return {
    state: "toPay",
    method,
    vaNumber: open?.vaNumber ?? null,
    billerCode: open?.billerCode ?? null,
    deadline: ends.length === 0 ? null : new Date(Math.min(...ends)).toISOString(),
  };
}

const summaryOrder = (order: Order, path: string): SummaryOrder => ({
  orderCode: order.code,
  path,
  items: order.lines.map(summaryItem),
  delivery: deliveryOf(order),
});

const summaryItem = ({ name, attributes, quantity, productAmount, isGift }: OrderLine) => ({
  name,
  variant: attributes.map(({ value }) => value).join(" / "),
  quantity,
  amount: productAmount,
  isGift,
});

function deliveryOf({ store, address, receiver, service, days, shipsFrom }: Order): SummaryDelivery {
  const person = `${receiver.firstName} ${receiver.lastName}`.trim();
  const place = store
    ? [store.name, store.address1]
    : [person, address?.address1, address?.districtName, address?.cityName];
  return {
    kind: store ? "storePickup" : "homeDelivery",
    to: place.filter((part) => part !== undefined && part !== "").join(", "),
    courier: service === null ? null : courierName(service.split(":")[0] ?? ""),
    days,
    shipsFrom,
  };
}
