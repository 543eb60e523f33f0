import { type UtmCampaign, utmParams } from "../contract/utm-campaign.ts";

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

export function storedUtmCampaign(storage: VisitStorage): UtmCampaign | null {
  const found = utmParams.flatMap((name) => {
    const value = storage.getItem(name);
    return value ? [[name, value] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/** The campaign that brought this visit, for whatever is sent along with it. Null on the server and without one. */
export function currentUtmCampaign(): UtmCampaign | null {
  const storage = visitStorage();
  return storage && storedUtmCampaign(storage);
}
