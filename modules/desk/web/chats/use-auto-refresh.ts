import { useEffect } from "react";
import { useRevalidator } from "react-router";

const refreshMs = 8000;

/** Loads the page's data again every few seconds while the page is seen. */
export function useAutoRefresh(): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [revalidate, state]);
}
