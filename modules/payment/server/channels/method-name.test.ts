import { expect, test } from "vitest";
import { type Locale, locales } from "#kit/core/locale.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { readChannels } from "../store/channels.ts";
import { methodNames } from "./method-name.ts";

const { database } = await testDatabase();
const channels = await readChannels(database.kysely);

const term: Readonly<Record<Locale, string>> = {
  "en-US": "BCA card instalments, 12 months",
  "id-ID": "Cicilan kartu BCA, 12 bulan",
  "vi-VN": "Trả góp thẻ BCA, 12 tháng",
  "zh-CN": "BCA 信用卡分期，12 个月",
};

test.each(locales)(
  "1A-08 every instalment of the shop names bank and term in %s, and no two methods share a name",
  (locale) => {
    const nameOf = methodNames(channels, locale);
    expect(nameOf("INSTALMENT_BCA_12")).toBe(term[locale]);
    const payable = channels.filter(({ gateway, kind }) => gateway !== null || kind === "cod");
    for (const { code, bank, months } of payable) {
      const name = nameOf(code) ?? "";
      if (months === null) continue;
      expect(name.toLowerCase()).toContain(bank ?? "");
      expect(name).toContain(String(months));
    }
    const names = payable.map(({ code }) => nameOf(code));
    expect(new Set(names).size).toBe(names.length);
    expect(nameOf("VA_BCA")).not.toBeNull();
    expect(nameOf("GONE")).toBeNull();
  },
);
