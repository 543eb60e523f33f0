import { type UtmCampaign, utmParams } from "../contract/utm-campaign.ts";
import type { VisitStorage } from "./utm-campaign.ts";

/** Nobody's campaign has a longer name; whatever is longer was not written by us. */
const longestName = 100;

/** Keeps the campaign an address names for the rest of the visit; a newer one replaces it whole. */
export function storeUtmCampaign(query: string, storage: VisitStorage): void {
  const named = readUtmCampaign(query);
  if (!named) return;
  for (const name of utmParams) {
    const value = named[name];
    if (value === undefined) storage.removeItem(name);
    else storage.setItem(name, value);
  }
}

export function clearUtmCampaign(storage: VisitStorage): void {
  for (const name of utmParams) storage.removeItem(name);
}

/** The campaign an address names, or null when it names none. */
export function readUtmCampaign(query: string): UtmCampaign | null {
  const asked = new URLSearchParams(query);
  const found = utmParams.flatMap((name) => {
    const value = asked.get(name)?.trim().slice(0, longestName);
    return value ? [[name, value] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}
