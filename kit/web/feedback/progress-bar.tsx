import { useEffect, useRef, useState } from "react";
import { cx } from "../class-names.ts";
import { type Bar, fillOf, type LoadingState, nextBar } from "./progress-steps.ts";

export type ProgressBarProps = { state: LoadingState; label: string };

/** The thin bar at the top of the window while the next page is loading. */
export function ProgressBar({ state, label }: ProgressBarProps) {
  const [look, setLook] = useState<"hidden" | "running" | "failed">("hidden");
  const bar = useRef<Bar>({ at: "hidden" });
  const progress = useRef<HTMLProgressElement>(null);

  useEffect(() => {
    let frame = 0;
    const tick = () => {
      const now = performance.now();
      bar.current = nextBar(bar.current, state, now);
      const { at } = bar.current;
      const failed = bar.current.at === "ending" && bar.current.failed;
      setLook(at === "hidden" || at === "waiting" ? "hidden" : failed ? "failed" : "running");
      // Written without React: sixty renders a second would be wasteful.
      if (progress.current) progress.current.value = fillOf(bar.current, now);
      if (at !== "hidden") frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [state]);

  if (look === "hidden") return null;
  return (
    <progress
      ref={progress}
      max={1}
      aria-label={label}
      data-print="hide"
      className={cx(
        "loading-bar pointer-events-none fixed inset-x-0 top-0 z-50 h-1 w-full",
        look === "failed" ? "[--bar:var(--brick)]" : "[--bar:var(--court)]",
      )}
    />
  );
}
