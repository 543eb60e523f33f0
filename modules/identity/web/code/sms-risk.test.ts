import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";

const intercepted = {
  "en-US": /intercept/,
  "id-ID": /disadap/,
  "vi-VN": /bị người khác chặn/,
  "zh-CN": /截取/,
} as const;

test.each([
  ["identity/web/code", "bySms"],
  ["identity/web/register", "methodText"],
  ["identity/web/account", "by_sms"],
  ["identity/web/social", "sms_risk"],
  ["order/web/contact-proof", "to_SMS"],
])(
  "ASVS 6.6.1 where SMS is offered or used (%s, %s) the page states in every language that others can intercept it",
  (folder, key) => {
    for (const locale of locales) {
      const path = new URL(`../../../${folder}/messages/${locale}.json`, import.meta.url);
      const texts = JSON.parse(readFileSync(path, "utf8")) as Record<string, string>;
      expect(texts[key]).toMatch(intercepted[locale]);
    }
  },
);
