import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { wordings } from "#modules/consent/contract/wordings.ts";
import { joinWording } from "../../contract/data-consent.ts";

test("SU-10 CO-15 the text beside the club's checkbox is the recorded wording, in every language and for every purpose", () => {
  for (const locale of locales) {
    const texts = JSON.parse(readFileSync(new URL(`./messages/${locale}.json`, import.meta.url), "utf8"));
    for (const purpose of ["terms", "dataProtection", "clubDataSharing"] as const) {
      expect(texts.joinConsent).toBe(wordings[purpose]?.[joinWording]?.[locale]);
    }
    expect(texts.joinConsent).toMatch(/\{club\}.*\{privacy\}.*\{terms\}/);
  }
});
