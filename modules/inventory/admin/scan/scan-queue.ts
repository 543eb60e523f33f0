/** Something that was scanned or typed and has to reach the server once. */
export type Scan = { readonly key: string; readonly code: string; readonly add?: number; readonly counted?: number };

/** `refused` carries the sentence for the person; `away` is a lost connection, `signedOut` an ended session. */
export type ScanResult =
  | { readonly type: "done" }
  | { readonly type: "refused"; readonly text: string }
  | { readonly type: "away" }
  | { readonly type: "signedOut" };

export type QueueState = {
  readonly waiting: readonly Scan[];
  readonly trouble: "away" | "signedOut" | null;
  /** The last scan that was answered, and why it was refused. */
  readonly last: { readonly scan: Scan; readonly refusal: string | null } | null;
};

type QueueDeps = {
  send(scan: Scan): Promise<ScanResult>;
  /** Keeps what waits over a reload. */
  load(): readonly Scan[];
  store(waiting: readonly Scan[]): void;
  /** Calls again after a while. */
  later(again: () => void): void;
};

/**
 * Sends scans one after the other, in their order. A scan leaves the queue when the server has answered it: a lost connection is
 * tried again with the same key, so that it counts once, and an ended session waits for the next sign-in.
 */
export function scanQueue({ send, load, store, later }: QueueDeps) {
  const listeners = new Set<() => void>();
  let state: QueueState = { waiting: load(), trouble: null, last: null };
  let isSending = false;

  const change = (next: Partial<QueueState>) => {
    state = { ...state, ...next };
    if (next.waiting) store(next.waiting);
    for (const listener of listeners) listener();
  };

  async function work(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (let scan = state.waiting[0]; scan !== undefined; scan = state.waiting[0]) {
        const response = await send(scan);
        if (response.type === "away" || response.type === "signedOut") {
          change({ trouble: response.type });
          if (response.type === "away") later(() => void work());
          return;
        }
        const refusal = response.type === "refused" ? response.text : null;
        change({ waiting: state.waiting.slice(1), trouble: null, last: { scan, refusal } });
      }
    } finally {
      isSending = false;
    }
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    /** Resolves when everything was answered, or nothing more can be sent. */
    work,
    add(scan: Scan): Promise<void> {
      change({ waiting: [...state.waiting, scan] });
      return work();
    },
  };
}

export type ScanQueue = ReturnType<typeof scanQueue>;
