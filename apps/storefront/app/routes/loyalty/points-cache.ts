/** How long a balance is shown before the club is asked again. */
const freshMs = 60_000;

type CachedPoints = { readonly account: string; readonly points: number; readonly at: number };

/** The last balance, shared by the pages of one visit. */
const storageName = "clubPoints";
const eventName = "club-points";

/** The cached balance, if it belongs to this account and is fresh. */
export function cachedPoints(account: string): number | null {
  try {
    const cached = JSON.parse(sessionStorage.getItem(storageName) ?? "null") as CachedPoints | null;
    return cached?.account === account && Date.now() - cached.at < freshMs ? cached.points : null;
  } catch {
    return null;
  }
}

export function cachePoints(account: string, points: number): void {
  sessionStorage.setItem(storageName, JSON.stringify({ account, points, at: Date.now() }));
}

/** Announces a possibly changed balance: listeners use the given value, or ask the club when it is unknown. */
export function pointsChanged(now: number | null = null): void {
  sessionStorage.removeItem(storageName);
  window.dispatchEvent(new CustomEvent(eventName, { detail: now }));
}

/** Subscribes to changes of the balance; returns the unsubscribe function. */
export function onPointsChange(listener: (now: number | null) => void): () => void {
  const listen = (event: Event) => listener(event instanceof CustomEvent ? event.detail : null);
  window.addEventListener(eventName, listen);
  return () => window.removeEventListener(eventName, listen);
}
