import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

const refreshMs = 8000;
const idleMs = 10 * 60_000;

/**
 * Loads the page's data again every few seconds while the page is seen and somebody sits before it. After ten minutes without a
 * key or a move of the pointer it stops: a refresh is a sign of life, and an unattended page shall run out of its session.
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
