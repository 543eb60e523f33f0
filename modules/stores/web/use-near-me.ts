import { useState } from "react";
import type { Place } from "../contract/distance.ts";

export type NearMe = {
  readonly state: "idle" | "asking" | "found" | "refused" | "unavailable";
  readonly place: Place | null;
  /** Requests the position; called only by a button. */
  ask(): void;
  forget(): void;
};

const patience: PositionOptions = { timeout: 10_000, maximumAge: 300_000, enableHighAccuracy: false };
const refusedCode = 1;

/** The visitor's position. It stays in the page: distances are computed here and nothing is sent. */
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
