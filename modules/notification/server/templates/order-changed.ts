import { rp } from "#kit/core/format-rupiah.ts";
import { type MessageData, type MoneyOfOrder, orderEvents } from "../../contract/message.ts";
import type { EmailBlock } from "./email-content.ts";
import { button, heading, inserted, joined, label, paragraph, short, subject } from "./message-text.ts";
import { moneyBlocks, moneyTexts } from "./money-of-order.ts";
import * as texts from "./order-changed-texts.ts";
import { templateFor } from "./template.ts";
import type { Words } from "./words.ts";

type Data = MessageData["orderChanged"];

function textsOf(event: Data["event"]) {
  const line = inserted(texts.subjectLine, "news", texts.eventHeadings[event]);
  const email = {
    subject: subject(line),
    heading: heading(texts.eventHeadings[event]),
    about: paragraph(texts.about),
    aboutMany: paragraph(texts.aboutMany, "several"),
    fetchIt: paragraph(texts.fetchIt, "pickup"),
    qrLabel: label(texts.qrLabel, "pickup"),
    payCourier: paragraph(texts.payCourier, "onDelivery"),
    ...moneyTexts,
    restGoesOn: paragraph(texts.restGoesOn),
    carried: paragraph(texts.carried, "parcel"),
    because: paragraph(texts.because, "reason"),
    confirm: paragraph(texts.confirmReceipt),
    button: button(texts.look),
    giveAccount: button(texts.giveAccount, "accountNeeded"),
  };
  return { email, short: { text: short(joined("", line, ". {link}")) } };
}

type Email = keyof ReturnType<typeof textsOf>["email"];

/** Texts that only the message about one event has. */
const onlyIn: Readonly<Partial<Record<Email, Data["event"]>>> = { restGoesOn: "partlyCancelled", confirm: "delivered" };

const codesOf = ({ orderCode, otherOrders = [] }: Data): string => [orderCode, ...otherOrders].join(", ");

const moneyOf = ({ money, refunded }: Data): readonly MoneyOfOrder[] => {
  if (money) return [money];
  return refunded ? [{ type: "sameWay", amount: refunded }] : [];
};

const variants = Object.fromEntries(orderEvents.map((event) => [event, textsOf(event)])) as Readonly<
  Record<Data["event"], ReturnType<typeof textsOf>>
>;

export const orderChanged = templateFor<Data>()({
  variants,
  leavesOut: (event, name) => (onlyIn[name as Email] ?? event) !== event,
  variantOf: ({ event }) => event,
  placeholders: ["shop", "order", "link"],
  facts: (data, { shop }) => ({ shop: shop.name, order: codesOf(data), link: `${shop.url}${data.path}` }),
  short: (_data, words) => words.text("text"),
  email: (data, words, { shop }) => ({
    subject: words.text("subject"),
    heading: words.text("heading"),
    blocks: [
      words.paragraph(data.otherOrders?.length ? "aboutMany" : "about"),
      ...(data.pickup ? pickupBlocks(data.pickup, words) : []),
      ...(data.due === undefined ? [] : [words.paragraph("payCourier", { amount: rp(data.due) })]),
      ...moneyOf(data).flatMap((money) => moneyBlocks(money, words)),
      ...(data.event === "partlyCancelled" ? [words.paragraph("restGoesOn")] : []),
      ...(data.remark ? ([{ type: "paragraph", text: data.remark }] as const) : []),
      ...(data.parcel?.number
        ? [words.paragraph("carried", { courier: data.parcel.courier, number: data.parcel.number })]
        : []),
      ...(data.note === undefined ? [] : [words.paragraph("because", { reason: data.note })]),
      ...(data.event === "delivered" ? [words.paragraph("confirm")] : []),
      {
        type: "button",
        label: words.text(data.money?.type === "accountNeeded" ? "giveAccount" : "button"),
        url: `${shop.url}${data.path}`,
      },
    ],
  }),
});

const pickupBlocks = ({ code, store }: NonNullable<Data["pickup"]>, words: Words<Email>): EmailBlock[] => [
  words.paragraph("fetchIt", { store }),
  { type: "code", code },
  { type: "qr", text: code, label: words.text("qrLabel", { code }) },
];
