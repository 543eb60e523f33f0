import { useEffect, useState } from "react";
import { mapClubCheckBindDocument } from "#modules/loyalty/web/points/points.graphql.gen.ts";
import { useSessionKeeper } from "../session/session-provider.tsx";

/** How long a balance is shown before the club is asked again. */
const freshMs = 60_000;

type Kept = { readonly account: string; readonly points: number; readonly at: number };

/** The last answer, for the pages of one visit; a reload asks anew after a minute. */
const keptName = "clubPoints";

function readKept(account: string): number | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keptName) ?? "null") as Kept | null;
    return kept?.account === account && Date.now() - kept.at < freshMs ? kept.points : null;
  } catch {
    return null;
  }
}

/** How many points the member in front of the screen may spend; null for others, and while nobody knows. Never holds a page up. */
export function useOwnPoints(): number | null {
  const { api, memory } = useSessionKeeper();
  const [points, setPoints] = useState<number | null>(null);
  useEffect(() => {
    const user = memory().userInfo();
    if (!user || user.isGuest || !user.mapclubBind) return;
    const { account } = user;
    const kept = readKept(account);
    if (kept !== null) return setPoints(kept);
    api(mapClubCheckBindDocument)
      .then(({ mapClubCheckBind: { availablePoints } }) => {
        setPoints(availablePoints);
        if (availablePoints === null) return;
        sessionStorage.setItem(keptName, JSON.stringify({ account, points: availablePoints, at: Date.now() }));
      })
      // The header does without; the page of points says more.
      .catch(() => undefined);
  }, [api, memory]);
  return points;
}
