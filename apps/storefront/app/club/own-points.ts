/** How long a balance is shown before the club is asked again. */
const freshMs = 60_000;

type Kept = { readonly account: string; readonly points: number; readonly at: number };

/** The last answer, for the pages of one visit; a reload asks anew after a minute. */
const keptName = "clubPoints";
const newsName = "club-points";

/** A balance somebody has just been told, if it is this account's and still fresh. */
export function keptPoints(account: string): number | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keptName) ?? "null") as Kept | null;
    return kept?.account === account && Date.now() - kept.at < freshMs ? kept.points : null;
  } catch {
    return null;
  }
}

export function keepPoints(account: string, points: number): void {
  sessionStorage.setItem(keptName, JSON.stringify({ account, points, at: Date.now() }));
}

/** The balance may be another: whoever shows it takes this one, or asks the club anew when nobody knows. */
export function pointsChanged(now: number | null = null): void {
  sessionStorage.removeItem(keptName);
  window.dispatchEvent(new CustomEvent(newsName, { detail: now }));
}

/** Calls back whenever the balance may be another; answers how to stop. */
export function onPointsChange(hear: (now: number | null) => void): () => void {
  const listen = (event: Event) => hear(event instanceof CustomEvent ? event.detail : null);
  window.addEventListener(newsName, listen);
  return () => window.removeEventListener(newsName, listen);
}
