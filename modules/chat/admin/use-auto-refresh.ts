import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

const refreshMs = 8000;
const idleMs = 10 * 60_000;

/**
 * Reloads the page's data every few seconds while the page is visible. It stops after ten minutes without input, because a
 * refresh extends the session and an unattended page should expire.
 */
export function useAutoRefresh(): void {
  const { revalidate, state } = useRevalidator();
  const lastSign = useRef(0);
  useEffect(() => {
    const note = () => {
      lastSign.current = Date.now();
    };
    note();
    const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;
    for (const sign of signs) window.addEventListener(sign, note, { passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, note);
    };
  }, []);
  useEffect(() => {
    if (state !== "idle") return;
    const timer = setInterval(() => {
      if (!document.hidden && Date.now() - lastSign.current < idleMs) void revalidate();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [revalidate, state]);
}
