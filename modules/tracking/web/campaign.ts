import { type Campaign, campaignParams } from "../contract/campaign.ts";

/** What survives from page to page of one visit. */
export type VisitStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The browser's session storage, or null where there is none: on the server, or when the browser forbids it. */
export function visitStorage(): VisitStorage | null {
  try {
    return typeof sessionStorage === "undefined" ? null : sessionStorage;
  } catch {
    return null;
  }
}

export function storedCampaign(storage: VisitStorage): Campaign | null {
  const found = campaignParams.flatMap((name) => {
    const value = storage.getItem(name);
    return value ? [[name, value] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/** The campaign that brought this visit, for whatever is sent along with it. Null on the server and without one. */
export function currentCampaign(): Campaign | null {
  const storage = visitStorage();
  return storage && storedCampaign(storage);
}
