import { type Campaign, campaignParams } from "../contract/campaign.ts";
import type { VisitStorage } from "./campaign.ts";

/** Nobody's campaign has a longer name; whatever is longer was not written by us. */
const longestName = 100;

/** Keeps the campaign an address names for the rest of the visit; a newer one replaces it whole. */
export function rememberCampaign(query: string, storage: VisitStorage): void {
  const named = readCampaign(query);
  if (!named) return;
  for (const name of campaignParams) {
    const value = named[name];
    if (value === undefined) storage.removeItem(name);
    else storage.setItem(name, value);
  }
}

export function forgetCampaign(storage: VisitStorage): void {
  for (const name of campaignParams) storage.removeItem(name);
}

/** The campaign an address names, or null when it names none. */
export function readCampaign(query: string): Campaign | null {
  const asked = new URLSearchParams(query);
  const found = campaignParams.flatMap((name) => {
    const value = asked.get(name)?.trim().slice(0, longestName);
    return value ? [[name, value] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}
