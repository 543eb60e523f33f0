import fc from "fast-check";
import { expect, test } from "vitest";
import { campaignParams } from "../contract/campaign.ts";
import { currentCampaign, storedCampaign } from "./campaign.ts";
import { forgetCampaign, readCampaign, rememberCampaign } from "./remember-campaign.ts";
import { memoryStorage } from "./testing/memory-storage.ts";

test("AN-01 BC-34 source, medium and campaign of the address are kept in session storage", () => {
  const storage = memoryStorage({ other: "stays" });
  rememberCampaign("?utm_source=mail&utm_medium=news&utm_campaign=court+days&utm_term=no&q=ball", storage);
  expect(storage.all()).toEqual({
    other: "stays",
    utm_source: "mail",
    utm_medium: "news",
    utm_campaign: "court days",
  });
  expect(storedCampaign(storage)).toEqual({ utm_source: "mail", utm_medium: "news", utm_campaign: "court days" });
});

test("a page without a campaign leaves the visit's campaign alone; another campaign replaces it whole", () => {
  const storage = memoryStorage();
  rememberCampaign("?utm_source=mail&utm_medium=news", storage);
  rememberCampaign("?q=ball", storage);
  rememberCampaign("?utm_source=", storage);
  expect(storedCampaign(storage)).toEqual({ utm_source: "mail", utm_medium: "news" });
  rememberCampaign("?utm_source=ads", storage);
  expect(storedCampaign(storage)).toEqual({ utm_source: "ads" });
  forgetCampaign(storage);
  expect(storedCampaign(storage)).toBeNull();
});

test("whatever an address says, no more than a hundred characters of three names are kept", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...campaignParams, "x"), fc.string({ maxLength: 300 }))), (pairs) => {
      const read = readCampaign(new URLSearchParams(pairs).toString());
      for (const [name, value] of Object.entries(read ?? {})) {
        expect(campaignParams).toContain(name);
        expect(value.length).toBeGreaterThan(0);
        expect(value.length).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test("there is no campaign on the server", () => {
  expect(currentCampaign()).toBeNull();
});
