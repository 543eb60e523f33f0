import { rp } from "#kit/core/format-rupiah.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { PurchaseSummary } from "../../contract/purchase-summary.ts";
import { deadlineText } from "./deadline.ts";
import type { EmailRow } from "./email-content.ts";
import { label, paragraph } from "./message-text.ts";
import { receivedTexts as texts } from "./order-received-texts.ts";
import type { Words } from "./words.ts";

export const paymentTexts = {
  toPay: label(texts.toPay, "toPay"),
  method: label(texts.method),
  billerCode: label(texts.billerCode, "toPay"),
  vaNumber: label(texts.vaNumber, "toPay"),
  payBefore: label(texts.payBefore, "toPay"),
  paid: paragraph(texts.paid, "paid"),
  onDelivery: paragraph(texts.onDelivery, "onDelivery"),
  nothingToPay: paragraph(texts.nothingToPay, "nothingToPay"),
};

type PaymentWords = Words<keyof typeof paymentTexts>;

/** The rows that say how, where to and by when to pay. */
export function paymentRows({ payment }: PurchaseSummary, words: PaymentWords, locale: Locale): EmailRow[] {
  const { method, vaNumber, billerCode, deadline } = payment;
  const rows: readonly (EmailRow | null)[] = [
    method === null ? null : { name: words.text("method"), value: method },
    billerCode === null ? null : { name: words.text("billerCode"), value: billerCode, strong: true },
    vaNumber === null ? null : { name: words.text("vaNumber"), value: vaNumber, strong: true },
    deadline === null
      ? null
      : { name: words.text("payBefore"), value: deadlineText(new Date(deadline), locale), strong: true },
  ];
  return rows.filter((row) => row !== null);
}

/** The same in one line, for short messages. */
export function paymentLine(purchase: PurchaseSummary, words: PaymentWords, locale: Locale): string {
  const { payment, sums } = purchase;
  const own = { total: rp(sums.total) };
  if (payment.state !== "toPay") return words.text(payment.state, own);
  const rows = paymentRows(purchase, words, locale).map(({ name, value }) => `${name}: ${value}`);
  return `${[words.text("toPay", own), ...rows].join("; ")}.`;
}
