import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { endedSince, isActive, type Work } from "./work-model.ts";

/** Between two looks while something runs. */
const pollMs = 2_000;

export const workPath = "/admin/work";

/** The caller's work, and when the server read it. */
export type WorkIndicatorProps = { readonly work: readonly Work[]; readonly at: number };

const useLook = () => useFetcher<WorkIndicatorProps>({ key: "work-updates" });

/** A page's own loader returns work too, such as the one its action has just started: the later response counts. */
const newerOf = (loaded: WorkIndicatorProps, polled: WorkIndicatorProps | undefined) =>
  polled !== undefined && polled.at > loaded.at ? polled.work : loaded.work;

/** The newest known state of the caller's work. */
export const useNewestWork = (loaded: WorkIndicatorProps): readonly Work[] => newerOf(loaded, useLook().data);

/** Polls while work runs and the page is visible; `onEnded` is called for work that ended meanwhile. */
export function useWorkUpdates(loaded: WorkIndicatorProps, onEnded: (work: Work) => void): readonly Work[] {
  const { data, load, state } = useLook();
  const works = newerOf(loaded, data);
  const seen = useRef(works);
  const notify = useRef(onEnded);
  const running = works.some(isActive);
  useEffect(() => {
    if (!running || state !== "idle") return;
    const check = () => void (document.visibilityState === "visible" && load(workPath));
    const timer = setTimeout(check, pollMs);
    document.addEventListener("visibilitychange", check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [running, state, load]);
  useEffect(() => {
    notify.current = onEnded;
  });
  useEffect(() => {
    for (const work of endedSince(seen.current, works)) notify.current(work);
    seen.current = works;
  }, [works]);
  return works;
}
