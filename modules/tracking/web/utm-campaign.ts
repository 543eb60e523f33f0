import { type UtmCampaign, utmParams } from "../contract/utm-campaign.ts";

/** Storage for the duration of a visit. */
export type VisitStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The session storage; null on the server and when the browser forbids it. */
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

/** The UTM campaign of this visit; null on the server and without one. */
export function currentUtmCampaign(): UtmCampaign | null {
  const storage = visitStorage();
  return storage && storedUtmCampaign(storage);
}
