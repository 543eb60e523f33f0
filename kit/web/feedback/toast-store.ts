export type ToastKind = "success" | "error" | "info";

export type ToastMessage = {
  kind?: ToastKind;
  text: string;
  /** One action, such as "Undo". */
  action?: { label: string; onSelect: () => void };
  /** The duration, in milliseconds. */
  duration?: number;
};

export type Toast = Required<Pick<ToastMessage, "kind" | "text" | "duration">> &
  Pick<ToastMessage, "action"> & { readonly id: number };

const defaultDuration = 3_000;
const mostAtOnce = 3;

/** The browser's timers; tests provide their own. */
export type Timers = {
  now(): number;
  set(run: () => void, after: number): number;
  clear(timer: number): void;
};

const browserTimers: Timers = {
  now: () => performance.now(),
  set: (run, after) => window.setTimeout(run, after),
  clear: (timer) => window.clearTimeout(timer),
};

type Running = { toast: Toast; left: number; startedAt: number; timer: number | null };

/** The visible toasts. Each has a timer, which pauses while the visitor reads. */
export function createToastStore(timers: Timers = browserTimers) {
  let running: readonly Running[] = [];
  let shown: readonly Toast[] = [];
  let lastId = 0;
  let paused = false;
  const listeners = new Set<() => void>();

  const publish = (next: readonly Running[]) => {
    running = next;
    shown = next.map((entry) => entry.toast);
    for (const listener of listeners) listener();
  };
  const start = (entry: Running) => {
    entry.startedAt = timers.now();
    entry.timer = timers.set(() => dismiss(entry.toast.id), entry.left);
  };
  const stop = (entry: Running) => {
    if (entry.timer === null) return;
    timers.clear(entry.timer);
    entry.timer = null;
    entry.left -= timers.now() - entry.startedAt;
  };

  function dismiss(id: number) {
    for (const entry of running) if (entry.toast.id === id) stop(entry);
    publish(running.filter((entry) => entry.toast.id !== id));
    // The pointer or focus left together with the last toast.
    if (running.length === 0) paused = false;
  }

  function toast({ kind = "success", text, action, duration = defaultDuration }: ToastMessage): number {
    lastId += 1;
    const entry: Running = {
      toast: { id: lastId, kind, text, action, duration },
      left: duration,
      startedAt: 0,
      timer: null,
    };
    // The same text replaces the old toast.
    const others = running.filter((other) => other.toast.text !== text || other.toast.kind !== kind);
    const remaining = others.slice(-(mostAtOnce - 1));
    for (const gone of running) if (!remaining.includes(gone)) stop(gone);
    if (!paused) start(entry);
    publish([...remaining, entry]);
    return lastId;
  }

  return {
    toast,
    dismiss,
    pause() {
      if (paused) return;
      paused = true;
      for (const entry of running) stop(entry);
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const entry of running) start(entry);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    shown: () => shown,
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
