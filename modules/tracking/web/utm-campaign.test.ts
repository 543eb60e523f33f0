import fc from "fast-check";
import { expect, test } from "vitest";
import { utmParams } from "../contract/utm-campaign.ts";
import { clearUtmCampaign, readUtmCampaign, storeUtmCampaign } from "./store-utm-campaign.ts";
import { memoryStorage } from "./testing/memory-storage.ts";
import { currentUtmCampaign, storedUtmCampaign } from "./utm-campaign.ts";

test("AN-01 BC-34 source, medium and campaign of the URL are stored in session storage", () => {
  const storage = memoryStorage({ other: "stays" });
  storeUtmCampaign("?utm_source=mail&utm_medium=news&utm_campaign=court+days&utm_term=no&q=ball", storage);
  expect(storage.all()).toEqual({
    other: "stays",
    utm_source: "mail",
    utm_medium: "news",
    utm_campaign: "court days",
  });
  expect(storedUtmCampaign(storage)).toEqual({ utm_source: "mail", utm_medium: "news", utm_campaign: "court days" });
});

test("a page without UTM parameters keeps the stored ones; another campaign replaces all of them", () => {
  const storage = memoryStorage();
  storeUtmCampaign("?utm_source=mail&utm_medium=news", storage);
  storeUtmCampaign("?q=ball", storage);
  storeUtmCampaign("?utm_source=", storage);
  expect(storedUtmCampaign(storage)).toEqual({ utm_source: "mail", utm_medium: "news" });
  storeUtmCampaign("?utm_source=ads", storage);
  expect(storedUtmCampaign(storage)).toEqual({ utm_source: "ads" });
  clearUtmCampaign(storage);
  expect(storedUtmCampaign(storage)).toBeNull();
});

test("at most a hundred characters of the three known parameters are stored", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...utmParams, "x"), fc.string({ maxLength: 300 }))), (pairs) => {
      const read = readUtmCampaign(new URLSearchParams(pairs).toString());
      for (const [name, value] of Object.entries(read ?? {})) {
        expect(utmParams).toContain(name);
        expect(value.length).toBeGreaterThan(0);
        expect(value.length).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test("there is no UTM campaign on the server", () => {
  expect(currentUtmCampaign()).toBeNull();
});
