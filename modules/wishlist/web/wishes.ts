/** Which products the member wishes for, as far as this browser tab knows. */
export type Wishes = ReturnType<typeof createWishes>;

/** A set that can be watched. `busy` holds what is on its way to the server, so that a second press waits. */
export function createWishes() {
  let codes: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  const busy = new Set<string>();
  const publish = (next: ReadonlySet<string>) => {
    codes = next;
    for (const listener of listeners) listener();
  };
  return {
    busy,
    has: (code: string) => codes.has(code),
    /** Takes over what the server knows; what is being changed at this moment stays as the member sees it. */
    fill(known: readonly string[]) {
      const next = new Set(known);
      for (const code of busy) {
        if (codes.has(code)) next.add(code);
        else next.delete(code);
      }
      publish(next);
    },
    set(code: string, wished: boolean) {
      const next = new Set(codes);
      if (wished) next.add(code);
      else next.delete(code);
      publish(next);
    },
    clear: () => publish(new Set()),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
