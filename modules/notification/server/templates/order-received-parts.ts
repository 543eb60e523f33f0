import { rp } from "#kit/core/format-rupiah.ts";
import type { Locale } from "#kit/core/locale.ts";
import { formatDate } from "#kit/core/long-date.ts";
import { afterWorkingDays } from "#kit/core/working-days.ts";
import type { SummaryDelivery, SummaryItem, SummaryOrder, SummarySums } from "../../contract/purchase-summary.ts";
import type { EmailBlock, EmailRow } from "./email-content.ts";
import { label } from "./message-text.ts";
import { receivedTexts as texts } from "./order-received-texts.ts";
import type { ShopCard } from "./shop-card.ts";
import type { Words } from "./words.ts";

export const itemTexts = {
  order: label(texts.order),
  gift: label(texts.gift, "gift"),
  homeDelivery: label(texts.homeDelivery, "homeDelivery"),
  storePickup: label(texts.storePickup, "pickup"),
  byCourier: label(texts.byCourier, "homeDelivery"),
  days: label(texts.days, "homeDelivery"),
  preOrder: label(texts.preOrder, "preOrder"),
  shipsFrom: label(texts.shipsFrom, "preOrder"),
  lookAt: label(texts.lookAt),
};

export const sumTexts = {
  summary: label(texts.summary),
  products: label(texts.products),
  promotions: label(texts.promotions, "discount"),
  coupon: label(texts.coupon, "discount"),
  delivery: label(texts.delivery),
  points: label(texts.points, "discount"),
  fee: label(texts.fee, "fee"),
  total: label(texts.total),
};

type ItemWords = Words<keyof typeof itemTexts>;

const itemRow = ({ name, variant, quantity, amount, isGift }: SummaryItem, words: ItemWords): EmailRow => ({
  name: `${quantity} × ${name}`,
  ...(variant === "" ? {} : { detail: variant }),
  value: isGift ? words.text("gift") : rp(amount),
});

/** One estimate: a courier's days, or those of a pre-order, counted from its release (D-80). */
function arrivalPart({ days, shipsFrom }: SummaryDelivery, words: ItemWords, locale: Locale): string {
  const written = (day: string) => formatDate(new Date(`${day}T00:00:00+07:00`), locale);
  if (shipsFrom === null)
    return days === null ? "" : words.text("days", { from: String(days[0]), until: String(days[1]) });
  if (days === null) return words.text("shipsFrom", { date: written(shipsFrom) });
  const [from, until] = days.map((count) => written(afterWorkingDays(shipsFrom, count)));
  return words.text("preOrder", { from: from ?? "", until: until ?? "" });
}

function deliveryLine(delivery: SummaryDelivery, words: ItemWords, locale: Locale): string {
  const { kind, to, courier } = delivery;
  const parts = [
    words.text(kind, { address: to }),
    courier === null ? "" : words.text("byCourier", { courier }),
    arrivalPart(delivery, words, locale),
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

type Shown = { readonly shop: ShopCard; readonly locale: Locale; readonly many: boolean };

export const orderBlocks = (order: SummaryOrder, words: ItemWords, { shop, locale, many }: Shown): EmailBlock[] => [
  { type: "subheading", text: words.text("order", { order: order.orderCode }) },
  { type: "table", rows: order.items.map((item) => itemRow(item, words)) },
  { type: "paragraph", text: deliveryLine(order.delivery, words, locale) },
  ...(many
    ? [
        {
          type: "link",
          label: words.text("lookAt", { order: order.orderCode }),
          url: `${shop.url}${order.path}`,
        } as const,
      ]
    : []),
];

export function sumBlocks(sums: SummarySums, words: Words<keyof typeof sumTexts>): EmailBlock[] {
  const less = (name: string, amount: number) => (amount > 0 ? { name, value: rp(-amount) } : null);
  const rows: readonly (EmailRow | null)[] = [
    { name: words.text("products"), value: rp(sums.products) },
    less(words.text("promotions"), sums.promotions),
    less(words.text("coupon"), sums.coupon),
    { name: words.text("delivery"), value: rp(sums.delivery) },
    less(words.text("points"), sums.points),
    sums.fee > 0 ? { name: words.text("fee"), value: rp(sums.fee) } : null,
    { name: words.text("total"), value: rp(sums.total), strong: true },
  ];
  return [
    { type: "subheading", text: words.text("summary") },
    { type: "table", rows: rows.filter((row) => row !== null) },
  ];
}
