import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { limitTexts } from "./limit-texts.ts";

test.each(locales)("PD-20 PD-21 page and shop show the same texts about limits in %s", (locale) => {
  const file = new URL(`../web/messages/${locale}.json`, import.meta.url);
  const page: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  const { OUT_OF_STOCK, LIMIT_REACHED } = limitTexts;
  expect(page.min_limit?.replace("{stock}", "4")).toBe(
    OUT_OF_STOCK({ code: "OUT_OF_STOCK", stock: 4, inCart: 4 })[locale],
  );
  expect(page.max_limit?.replace("{limit}", "50")).toBe(
    LIMIT_REACHED({ code: "LIMIT_REACHED", limit: 50, bound: "most" })[locale],
  );
});
