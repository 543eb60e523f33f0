import { useEffect, useState } from "react";
import { mapClubCheckBindDocument } from "#modules/loyalty/web/points/points.graphql.gen.ts";
import { useSessionControl } from "../../session/session-provider.tsx";
import { cachedPoints, cachePoints, onPointsChange } from "./points-cache.ts";

/** The member's spendable points; null for guests and while unknown. Never delays a page. */
export function usePoints(): number | null {
  const { api, memory } = useSessionControl();
  const [points, setPoints] = useState<number | null>(null);
  useEffect(() => {
    const refresh = (announced: number | null) => {
      const user = memory().userInfo();
      if (!user || user.isGuest || !user.mapclubBind) return setPoints(null);
      const { account } = user;
      if (announced !== null) cachePoints(account, announced);
      const cached = cachedPoints(account);
      if (cached !== null) return setPoints(cached);
      api(mapClubCheckBindDocument)
        .then(({ mapClubCheckBind: { availablePoints } }) => {
          setPoints(availablePoints);
          if (availablePoints !== null) cachePoints(account, availablePoints);
        })
        // The header works without a balance; the points page explains the failure.
        .catch(() => undefined);
    };
    refresh(null);
    return onPointsChange(refresh);
  }, [api, memory]);
  return points;
}
