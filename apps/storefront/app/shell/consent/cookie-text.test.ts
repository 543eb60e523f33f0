import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { currentVersion } from "#modules/consent/contract/consent-version.ts";
import { wordings } from "#modules/consent/contract/wordings.ts";

test("CO-15 the popup's default text is the wording version that is recorded", () => {
  for (const locale of locales) {
    const texts = JSON.parse(readFileSync(new URL(`../messages/${locale}.json`, import.meta.url), "utf8"));
    expect(texts.cookieText).toBe(wordings.cookies?.[currentVersion.cookies]?.[locale]);
  }
});
