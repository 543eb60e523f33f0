import { useEffect, useEffectEvent } from "react";
import type { RecordEditor } from "./use-record-editor.ts";

const retryMs = 5_000;

/**
 * Sends a save again that got no answer: when the browser is online again, and every few seconds in case it was the server that was
 * away. The save has the same key, so it happens once. Typing something else ends the waiting.
 */
export function useSaveWhenOnline({ outcome, save }: Pick<RecordEditor, "outcome" | "save">): void {
  const retry = useEffectEvent(() => {
    if (navigator.onLine) void save();
  });
  const waits = outcome === "offline";
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => retry(), retryMs);
    const online = () => retry();
    window.addEventListener("online", online);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", online);
    };
  }, [waits]);
}
