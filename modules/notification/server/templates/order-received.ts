import { rp } from "#kit/core/format-rupiah.ts";
import type { Locale } from "#kit/core/locale.ts";
import { formatDate } from "#kit/core/long-date.ts";
import { afterWorkingDays } from "#kit/core/working-days.ts";
import type { MessageData } from "../../contract/message.ts";
import type {
  PurchaseSummary,
  SummaryDelivery,
  SummaryItem,
  SummaryOrder,
  SummarySums,
} from "../../contract/purchase-summary.ts";
import { deadlineText } from "./deadline.ts";
import type { EmailBlock, EmailRow } from "./email-content.ts";
import { fill } from "./fill.ts";
import { receivedTexts as texts } from "./order-received-texts.ts";
import type { ShopCard } from "./shop-card.ts";
import type { Template } from "./template.ts";

type Data = MessageData["orderReceived"];

const isMany = ({ purchase }: Data): boolean => (purchase?.orders.length ?? 1) > 1;

const factsOf = ({ orderCode, totalAmount, purchase }: Data, shop: ShopCard) => ({
  shop: shop.name,
  order: orderCode,
  total: rp(totalAmount),
  count: String(purchase?.orders.length ?? 1),
  orders: purchase?.orders.map((order) => order.orderCode).join(", ") ?? orderCode,
});

/** Confirms a purchase with items, delivery, prices and payment; one message for all its orders. */
export const orderReceived: Template<Data> = {
  whatsapp: (data, shop, locale) => ({ type: "text", text: orderReceived.sms(data, shop, locale) }),

  sms: (data, shop, locale) => {
    const thanks = fill(texts[isMany(data) ? "thanksMany" : "thanks"][locale], factsOf(data, shop));
    const payment = data.purchase ? paymentLine(data.purchase, locale) : "";
    return [thanks, payment, `${shop.url}${data.path}`].filter((part) => part !== "").join(" ");
  },

  email: (data, shop, locale) => {
    const facts = factsOf(data, shop);
    const many = isMany(data);
    const { purchase } = data;
    const mayPay = purchase?.payment.state === "toPay";
    return {
      subject: fill(texts[many ? "subjectMany" : "subject"][locale], facts),
      heading: fill(texts[many ? "headingMany" : "heading"][locale], facts),
      blocks: [
        { type: "paragraph", text: fill(texts[many ? "thanksMany" : "thanks"][locale], facts) },
        ...(purchase ? paymentBlocks(purchase, locale) : []),
        { type: "button", label: texts[mayPay ? "pay" : "look"][locale], url: `${shop.url}${data.path}` },
        ...(purchase?.orders.flatMap((order) => orderBlocks(order, shop, locale, many)) ?? []),
        ...(purchase ? sumBlocks(purchase.sums, locale) : []),
        // A member's link requires the sign-in; a guest's link does not.
        ...(opensByItself(data.path) ? [{ type: "paragraph", text: texts.advice[locale] } as const] : []),
      ],
    };
  },
};

const opensByItself = (path: string): boolean => new URLSearchParams(path.split("?")[1]).has("key");

const rowsOf = (...rows: readonly (EmailRow | null)[]): EmailRow[] => rows.flatMap((row) => (row ? [row] : []));

function paymentRows({ payment }: PurchaseSummary, locale: Locale): EmailRow[] {
  const { method, vaNumber, billerCode, deadline } = payment;
  return rowsOf(
    method === null ? null : { name: texts.method[locale], value: method },
    billerCode === null ? null : { name: texts.billerCode[locale], value: billerCode, strong: true },
    vaNumber === null ? null : { name: texts.vaNumber[locale], value: vaNumber, strong: true },
    deadline === null
      ? null
      : { name: texts.payBefore[locale], value: deadlineText(new Date(deadline), locale), strong: true },
  );
}

function paymentBlocks(purchase: PurchaseSummary, locale: Locale): EmailBlock[] {
  const { payment, sums } = purchase;
  const total = rp(sums.total);
  if (payment.state === "toPay") {
    return [
      { type: "subheading", text: fill(texts.toPay[locale], { total }) },
      { type: "table", rows: paymentRows(purchase, locale) },
      { type: "paragraph", text: texts.openToPay[locale] },
    ];
  }
  return [
    { type: "subheading", text: texts.payment[locale] },
    ...(payment.method === null
      ? []
      : [{ type: "table", rows: [{ name: texts.method[locale], value: payment.method }] } as const]),
    { type: "paragraph", text: fill(texts[payment.state][locale], { total }) },
  ];
}

/** The same in one line, for short messages. */
function paymentLine(purchase: PurchaseSummary, locale: Locale): string {
  const { payment, sums } = purchase;
  const total = rp(sums.total);
  if (payment.state !== "toPay") return fill(texts[payment.state][locale], { total });
  const rows = paymentRows(purchase, locale).map(({ name, value }) => `${name}: ${value}`);
  return `${[fill(texts.toPay[locale], { total }), ...rows].join("; ")}.`;
}

const itemRow = ({ name, variant, quantity, amount, isGift }: SummaryItem, locale: Locale): EmailRow => ({
  name: `${quantity} × ${name}`,
  ...(variant === "" ? {} : { detail: variant }),
  value: isGift ? texts.gift[locale] : rp(amount),
});

/** One estimate: a courier's days, or those of a pre-order, counted from its release (D-80). */
function arrivalPart(days: SummaryDelivery["days"], shipsFrom: string | null, locale: Locale): string {
  const written = (day: string) => formatDate(new Date(`${day}T00:00:00+07:00`), locale);
  if (shipsFrom === null)
    return days === null ? "" : fill(texts.days[locale], { from: String(days[0]), to: String(days[1]) });
  if (days === null) return fill(texts.shipsFrom[locale], { date: written(shipsFrom) });
  const [from, to] = days.map((count) => written(afterWorkingDays(shipsFrom, count)));
  return fill(texts.preOrder[locale], { from: from ?? "", to: to ?? "" });
}

function deliveryLine({ kind, to, courier, days, shipsFrom }: SummaryDelivery, locale: Locale): string {
  const parts = [
    fill(texts[kind][locale], { to }),
    courier === null ? "" : fill(texts.byCourier[locale], { courier }),
    arrivalPart(days, shipsFrom, locale),
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

const orderBlocks = (order: SummaryOrder, shop: ShopCard, locale: Locale, many: boolean): EmailBlock[] => [
  { type: "subheading", text: fill(texts.order[locale], { order: order.orderCode }) },
  { type: "table", rows: order.items.map((item) => itemRow(item, locale)) },
  { type: "paragraph", text: deliveryLine(order.delivery, locale) },
  ...(many
    ? [
        {
          type: "link",
          label: fill(texts.lookAt[locale], { order: order.orderCode }),
          url: `${shop.url}${order.path}`,
        } as const,
      ]
    : []),
];

function sumBlocks(sums: SummarySums, locale: Locale): EmailBlock[] {
  const less = (name: string, amount: number) => (amount > 0 ? { name, value: rp(-amount) } : null);
  return [
    { type: "subheading", text: texts.summary[locale] },
    {
      type: "table",
      rows: rowsOf(
        { name: texts.products[locale], value: rp(sums.products) },
        less(texts.promotions[locale], sums.promotions),
        less(texts.coupon[locale], sums.coupon),
        { name: texts.delivery[locale], value: rp(sums.delivery) },
        less(texts.points[locale], sums.points),
        sums.fee > 0 ? { name: texts.fee[locale], value: rp(sums.fee) } : null,
        { name: texts.total[locale], value: rp(sums.total), strong: true },
      ),
    },
  ];
}
