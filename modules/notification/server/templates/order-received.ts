import { rp } from "#kit/core/format-rupiah.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import type { PurchaseSummary } from "../../contract/purchase-summary.ts";
import type { EmailBlock } from "./email-content.ts";
import { button, heading, joined, label, paragraph, short, subject } from "./message-text.ts";
import { itemTexts, orderBlocks, sumBlocks, sumTexts } from "./order-received-parts.ts";
import { receivedTexts as texts } from "./order-received-texts.ts";
import { paymentLine, paymentRows, paymentTexts } from "./payment-of-purchase.ts";
import type { ShopCard } from "./shop-card.ts";
import { templateFor } from "./template.ts";
import type { Words } from "./words.ts";

type Data = MessageData["orderReceived"];

const textsOf = (variant: "one" | "several") => {
  const many = variant === "several";
  const thanks = many ? texts.thanksMany : texts.thanks;
  return {
    email: {
      subject: subject(many ? texts.subjectMany : texts.subject),
      heading: heading(many ? texts.headingMany : texts.heading),
      thanks: paragraph(thanks),
      ...paymentTexts,
      payment: label(texts.payment, "paid"),
      openToPay: paragraph(texts.openToPay, "toPay"),
      pay: button(texts.pay, "toPay"),
      look: button(texts.look),
      ...itemTexts,
      ...sumTexts,
      advice: paragraph(texts.advice, "guestLink"),
    },
    short: { text: short(joined(" ", thanks, "{payment}", "{link}")), ...paymentTexts },
  };
};

type Email = keyof ReturnType<typeof textsOf>["email"];

const isMany = ({ purchase }: Data): boolean => (purchase?.orders.length ?? 1) > 1;

const opensByItself = (path: string): boolean => new URLSearchParams(path.split("?")[1]).has("key");

/** Confirms a purchase with items, delivery, prices and payment; one message for all its orders. */
export const orderReceived = templateFor<Data>()({
  variants: { one: textsOf("one"), several: textsOf("several") },
  leavesOut: (variant, name) => name === "lookAt" && variant === "one",
  variantOf: (data) => (isMany(data) ? "several" : "one"),
  placeholders: ["shop", "order", "orders", "total", "count", "link"],
  facts: ({ orderCode, totalAmount, path, purchase }, { shop }) => ({
    shop: shop.name,
    order: orderCode,
    total: rp(totalAmount),
    count: String(purchase?.orders.length ?? 1),
    orders: purchase?.orders.map((order) => order.orderCode).join(", ") ?? orderCode,
    link: `${shop.url}${path}`,
  }),
  short: ({ purchase }, words, { locale }) =>
    words.text("text", { payment: purchase ? paymentLine(purchase, words, locale) : "" }),
  email(data, words, { shop, locale }) {
    const { purchase, path } = data;
    const mayPay = purchase?.payment.state === "toPay";
    return {
      subject: words.text("subject"),
      heading: words.text("heading"),
      blocks: [
        words.paragraph("thanks"),
        ...(purchase ? paymentBlocks(purchase, words, locale) : []),
        { type: "button", label: words.text(mayPay ? "pay" : "look"), url: `${shop.url}${path}` },
        ...ordersBlocks(data, words, shop, locale),
        ...(purchase ? sumBlocks(purchase.sums, words) : []),
        // A member's link requires the sign-in; a guest's link does not.
        ...(opensByItself(path) ? [words.paragraph("advice")] : []),
      ],
    };
  },
});

const ordersBlocks = (data: Data, words: Words<Email>, shop: ShopCard, locale: Locale): EmailBlock[] =>
  data.purchase?.orders.flatMap((order) => orderBlocks(order, words, { shop, locale, many: isMany(data) })) ?? [];

function paymentBlocks(purchase: PurchaseSummary, words: Words<Email>, locale: Locale): readonly EmailBlock[] {
  const { payment, sums } = purchase;
  const own = { total: rp(sums.total) };
  if (payment.state === "toPay") {
    return [
      { type: "subheading", text: words.text("toPay", own) },
      { type: "table", rows: paymentRows(purchase, words, locale) },
      words.paragraph("openToPay"),
    ];
  }
  return [
    { type: "subheading", text: words.text("payment") },
    ...(payment.method === null
      ? []
      : [{ type: "table", rows: [{ name: words.text("method"), value: payment.method }] } as const]),
    words.paragraph(payment.state, own),
  ];
}
