import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { refundText } from "./order-model.ts";

const reasons = [
  "ORDER_CLOSED",
  "ITEMS_CANCELLED",
  "RETURN",
  "AMOUNT_MISMATCH",
  "PAID_TWICE",
  "PAID_AFTER_CLOSE",
  "NEW",
];
const steps = ["review", "declined", "accountNeeded", "accountDeclined", "underWay", "sent", "withdrawn", "new"];
const textsIn = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`./messages/${locale}.json`, import.meta.url), "utf8"));

test.each(locales)("1A-05 every refund has its text in %s, and only a sent one is called refunded", (locale) => {
  const texts = textsIn(locale);
  for (const reason of reasons) {
    for (const step of steps) {
      for (const account of [null, "BCA •••• 7890"]) {
        for (const isOpen of [true, false]) {
          const { badge, reason: why, state } = refundText({ reason, step, account }, isOpen);
          for (const key of [badge, why, state]) expect(texts[key], key).toBeTruthy();
          expect(texts[badge] === texts.refund_sent).toBe(step === "sent");
        }
      }
    }
  }
});
