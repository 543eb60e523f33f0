import { useEffect, useState } from "react";
import { mapClubCheckBindDocument } from "#modules/loyalty/web/points/points.graphql.gen.ts";
import { useSessionKeeper } from "../session/session-provider.tsx";
import { keepPoints, keptPoints, onPointsChange } from "./own-points.ts";

/** How many points the member in front of the screen may spend; null for others, and while nobody knows. Never holds a page up. */
export function useOwnPoints(): number | null {
  const { api, memory } = useSessionKeeper();
  const [points, setPoints] = useState<number | null>(null);
  useEffect(() => {
    const look = (told: number | null) => {
      const user = memory().userInfo();
      if (!user || user.isGuest || !user.mapclubBind) return setPoints(null);
      const { account } = user;
      if (told !== null) keepPoints(account, told);
      const kept = keptPoints(account);
      if (kept !== null) return setPoints(kept);
      api(mapClubCheckBindDocument)
        .then(({ mapClubCheckBind: { availablePoints } }) => {
          setPoints(availablePoints);
          if (availablePoints !== null) keepPoints(account, availablePoints);
        })
        // The header does without; the page of points says more.
        .catch(() => undefined);
    };
    look(null);
    return onPointsChange(look);
  }, [api, memory]);
  return points;
}
