import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { consentPurposes } from "../contract/consent-purpose.ts";
import { currentVersion } from "../contract/consent-version.ts";
import { isKnownWording, wordings } from "../contract/wordings.ts";

test("CO-15 the text beside the box is the recorded version, in every language", () => {
  for (const locale of locales) {
    const texts = JSON.parse(readFileSync(new URL(`./messages/${locale}.json`, import.meta.url), "utf8"));
    for (const purpose of ["dataProtection", "marketingEmail", "marketingWhatsApp"] as const) {
      expect(texts[purpose]).toBe(wordings[purpose]?.[currentVersion[purpose]]?.[locale]);
    }
  }
});

test("CO-13 every wording for a form links to the privacy policy and the terms", () => {
  for (const versions of [
    wordings.dataProtection,
    wordings.marketingEmail,
    wordings.marketingWhatsApp,
    wordings.clubDataSharing,
  ]) {
    // An imported consent was given elsewhere.
    const shown = Object.entries(versions ?? {}).filter(([version]) => version !== "import");
    for (const [, texts] of shown) {
      for (const locale of locales) expect(texts[locale]).toMatch(/\{privacy\}.*\{terms\}/);
    }
  }
});

test("each purpose has its current wording in four languages", () => {
  for (const purpose of consentPurposes) {
    const version = (currentVersion as Record<string, string>)[purpose];
    if (version === undefined) continue;
    expect(isKnownWording(purpose, version)).toBe(true);
    expect(Object.keys(wordings[purpose]?.[version] ?? {})).toEqual([...locales]);
  }
});

test("an unknown version is refused, also the name of a built-in property", () => {
  expect([isKnownWording("marketingEmail", "0"), isKnownWording("clubDataSharing", "0")]).toEqual([false, false]);
  expect(isKnownWording("cookies", "constructor")).toBe(false);
});
