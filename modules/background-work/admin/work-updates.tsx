import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { endedSince, isActive, type Work } from "./work-model.ts";

/** Poll interval while work runs. */
const pollMs = 2_000;

export const workPath = "/admin/work";

/** The caller's work as JSON. Fetched outside the router, which cancels its own requests on submit and navigation. */
const workListPath = `${workPath}/list`;

/** The caller's work, and the time when the server started to read it. */
export type WorkSnapshot = { readonly work: readonly Work[]; readonly at: number };

type Updates = {
  /** The newer one of the frame's snapshot and the polled one. */
  readonly newest: WorkSnapshot;
  /** Polls until the returned function is called. */
  readonly watch: () => () => void;
};

const UpdatesContext = createContext<Updates | null>(null);

/** Several loaders of one page read the work at different times: the latest snapshot counts. */
const newerOf = (one: WorkSnapshot, other: WorkSnapshot) => (other.at > one.at ? other : one);

/** Provides polling of the caller's work to its children; polls while one of them shows running work. */
export function WorkUpdates({ loaded, children }: { loaded: WorkSnapshot; children: ReactNode }) {
  const [polled, setPolled] = useState(loaded);
  const [watchers, setWatchers] = useState(0);
  const isWatched = watchers > 0;
  useEffect(() => (isWatched ? poll(setPolled) : undefined), [isWatched]);
  const watch = useCallback(() => {
    setWatchers((count) => count + 1);
    return () => setWatchers((count) => count - 1);
  }, []);
  const newest = newerOf(loaded, polled);
  const value = useMemo(() => ({ newest, watch }), [newest, watch]);
  return <UpdatesContext value={value}>{children}</UpdatesContext>;
}

/** Reads the list every two seconds while the page is visible. Continues after a failed request. */
function poll(onRead: (snapshot: WorkSnapshot) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  let timer: ReturnType<typeof setTimeout>;
  const read = async () => {
    if (document.visibilityState === "visible") {
      const snapshot = await readWork(signal).catch(() => null);
      if (signal.aborted) return;
      if (snapshot !== null) onRead(snapshot);
    }
    timer = setTimeout(read, pollMs);
  };
  const readNow = () => {
    if (document.visibilityState !== "visible") return;
    clearTimeout(timer);
    timer = setTimeout(read, 0);
  };
  timer = setTimeout(read, pollMs);
  document.addEventListener("visibilitychange", readNow, { signal });
  return () => {
    end.abort();
    clearTimeout(timer);
  };
}

async function readWork(signal: AbortSignal): Promise<WorkSnapshot | null> {
  const response = await fetch(workListPath, { signal, headers: { accept: "application/json" } });
  return response.ok ? ((await response.json()) as WorkSnapshot) : null;
}

/** The newest known state of the caller's work, updated while it runs. */
export function useNewestWork(loaded: WorkSnapshot): readonly Work[] {
  const updates = use(UpdatesContext);
  const { work } = updates === null ? loaded : newerOf(loaded, updates.newest);
  const isRunning = work.some(isActive);
  const watch = updates?.watch;
  useEffect(() => (isRunning ? watch?.() : undefined), [isRunning, watch]);
  return work;
}

/**
 * The newest work for the page's subject. `reload` is called when that work ends after the page was read: read the work
 * before the subject, so that a page with ended work always shows its result.
 */
export function useWorkOn(path: string, loaded: WorkSnapshot, reload: () => void): Work | null {
  const on = (work: readonly Work[]) => work.find((one) => one.path === path) ?? null;
  const own = on(useNewestWork(loaded));
  const read = on(loaded.work);
  const isStale = own !== null && !isActive(own) && (read === null || read.id !== own.id || isActive(read));
  const reloadNow = useRef(reload);
  useEffect(() => {
    reloadNow.current = reload;
  });
  useEffect(() => {
    if (isStale) reloadNow.current();
  }, [isStale]);
  return own;
}

/** Follows the caller's work; `onEnded` is called with work that has ended. */
export function useWorkUpdates(loaded: WorkSnapshot, onEnded: (work: Work) => void): readonly Work[] {
  const works = useNewestWork(loaded);
  const seen = useRef(works);
  const notify = useRef(onEnded);
  useEffect(() => {
    notify.current = onEnded;
  });
  useEffect(() => {
    for (const work of endedSince(seen.current, works)) notify.current(work);
    seen.current = works;
  }, [works]);
  return works;
}
