import { type UtmCampaign, utmParams } from "../contract/utm-campaign.ts";
import type { VisitStorage } from "./utm-campaign.ts";

const maxLength = 100;

/** Stores the UTM parameters of a query string for the rest of the visit; newer ones replace all older ones. */
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

/** The UTM parameters of a query string; null without any. */
export function readUtmCampaign(query: string): UtmCampaign | null {
  const params = new URLSearchParams(query);
  const found = utmParams.flatMap((name) => {
    const value = params.get(name)?.trim().slice(0, maxLength);
    return value ? [[name, value] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}
