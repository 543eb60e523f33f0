import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

const everyMs = 5_000;
const idleMs = 5 * 60_000;

/**
 * Brings the ticks of colleagues, also when the page is looked at again. A page that nobody touches stops asking, so that it does not
 * keep the session open.
 */
export function usePickUpdates(): void {
  const { revalidate, state } = useRevalidator();
  const update = useEffectEvent(() => {
    if (state === "idle" && document.visibilityState === "visible") void revalidate();
  });
  useEffect(() => {
    let touchedAt = performance.now();
    const touch = () => {
      touchedAt = performance.now();
    };
    const timer = setInterval(() => {
      if (performance.now() - touchedAt < idleMs) update();
    }, everyMs);
    const look = () => update();
    addEventListener("keydown", touch);
    addEventListener("pointerdown", touch);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      removeEventListener("keydown", touch);
      removeEventListener("pointerdown", touch);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
}
