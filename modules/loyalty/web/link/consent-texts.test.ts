import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { currentVersion } from "#modules/consent/contract/consent-version.ts";
import { wordings } from "#modules/consent/contract/wordings.ts";

test("the consent text above the button is the recorded wording, in every language", () => {
  for (const locale of locales) {
    const texts = JSON.parse(readFileSync(new URL(`./messages/${locale}.json`, import.meta.url), "utf8"));
    expect(texts.consent).toBe(wordings.clubDataSharing?.[currentVersion.clubDataSharing]?.[locale]);
  }
});
