import { useState } from "react";
import type { Place } from "../contract/distance.ts";

export type NearMe = {
  readonly state: "idle" | "asking" | "found" | "refused" | "unavailable";
  readonly place: Place | null;
  /** Asks the browser, which asks the visitor. Only ever called because they pressed a button. */
  ask(): void;
  forget(): void;
};

const patience: PositionOptions = { timeout: 10_000, maximumAge: 300_000, enableHighAccuracy: false };
const refusedCode = 1;

/** Where the visitor is. The answer stays in this page: distances are worked out here and nothing is sent. */
export function useNearMe(): NearMe {
  const [state, setState] = useState<NearMe["state"]>("idle");
  const [place, setPlace] = useState<Place | null>(null);
  return {
    state,
    place,
    ask() {
      if (!navigator.geolocation) return setState("unavailable");
      setState("asking");
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => {
          setPlace({ latitude, longitude });
          setState("found");
        },
        ({ code }) => setState(code === refusedCode ? "refused" : "unavailable"),
        patience,
      );
    },
    forget() {
      setPlace(null);
      setState("idle");
    },
  };
}
