/** The wishlist as loaded in this browser tab. */
export type WishlistState = ReturnType<typeof createWishlistState>;

/** An observable set of product codes. `busy` has those with a request under way. */
export function createWishlistState() {
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
    /** Takes over the server's list; products with a request under way stay as shown. */
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
