import { type Campaign, campaignParams, readCampaign } from "../contract/campaign.ts";

/** Keeps the campaign an address names for the rest of the visit; the newest one counts whole (AN-01). */
export function rememberCampaign(query: string, perVisit: Storage): void {
  const named = readCampaign(query);
  if (!named) return;
  for (const name of campaignParams) {
    const value = named[name];
    if (value === undefined) perVisit.removeItem(name);
    else perVisit.setItem(name, value);
  }
}

export function forgetCampaign(perVisit: Storage): void {
  for (const name of campaignParams) perVisit.removeItem(name);
}

export function storedCampaign(perVisit: Pick<Storage, "getItem">): Campaign | null {
  const found = campaignParams.flatMap((name) => {
    const value = perVisit.getItem(name);
    return value ? [[name, value] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/** The campaign that brought this visit, for whatever is sent along with it. Null on the server and without one. */
export function currentCampaign(): Campaign | null {
  try {
    return typeof sessionStorage === "undefined" ? null : storedCampaign(sessionStorage);
  } catch {
    // A browser may forbid storage altogether.
    return null;
  }
}
