import type { CartFields } from "./cart-page.graphql.gen.ts";
import { type CartEvent, type CartState, cartState, isCounting, nextCart, nextWish, unitsShown } from "./cart-state.ts";

/** How the shop answered a change. */
export type ChangeOutcome =
  | { readonly ended: "changed"; readonly cart: CartFields }
  /** `gone`: another tab has taken the line away meanwhile. */
  | { readonly ended: "refused"; readonly text: string; readonly gone: boolean }
  | { readonly ended: "failed"; readonly problem: unknown };

export type CartCalls = {
  read(): Promise<CartFields | null>;
  update(lineId: string, quantity: number): Promise<ChangeOutcome>;
  remove(lineId: string): Promise<ChangeOutcome>;
};

export type CartListeners = {
  /** The number of pieces on the screen has changed. */
  expected(units: number): void;
  /** The shop has changed the cart: so many pieces are in it now. */
  changed(units: number): void;
  failed(problem: unknown): void;
};

export type CartStore = ReturnType<typeof createCartStore>;

/**
 * The cart of one page. Changes are asked of the shop one after the other, and of several presses on one button only the
 * last number: its answer is the whole cart, so nothing that comes late overwrites anything that is newer.
 */
export function createCartStore(first: CartFields, calls: CartCalls, on: CartListeners) {
  let state = cartState(first);
  let working = false;
  /** How often the shop has answered a change: a cart that was read before the last one is old. */
  let replies = 0;
  const listeners = new Set<() => void>();

  const notify = (event: CartEvent) => {
    const before = unitsShown(state);
    state = nextCart(state, event);
    if (unitsShown(state) !== before) on.expected(unitsShown(state));
    for (const listener of listeners) listener();
  };

  async function reload(): Promise<void> {
    const before = replies;
    const cart = await calls.read().catch(() => null);
    // A later request has returned a newer one, or will.
    if (cart && before === replies && !isCounting(state)) notify({ type: "came", cart });
  }

  async function request(wish: { lineId: string; quantity: number | null }): Promise<void> {
    const { lineId, quantity } = wish;
    const outcome = await (quantity === null ? calls.remove(lineId) : calls.update(lineId, quantity));
    replies += 1;
    if (outcome.ended === "changed") {
      notify({ type: "came", cart: outcome.cart, settled: wish });
      // Other tabs are notified only now: they would query the shop at once.
      if (!isCounting(state)) on.changed(unitsShown(state));
      return;
    }
    if (outcome.ended === "failed") {
      notify({ type: "failed", lineId });
      return on.failed(outcome.problem);
    }
    notify(outcome.gone ? { type: "failed", lineId } : { type: "refused", lineId, text: outcome.text });
    // The server's stock is newer than this page's.
    await reload();
  }

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    for (let wish = nextWish(state); wish !== null; wish = nextWish(state)) await request(wish);
    working = false;
  }

  return {
    state: (): CartState => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change(lineId: string, quantity: number): Promise<void> {
      notify({ type: "wanted", lineId, quantity });
      return work();
    },
    remove(lineId: string): Promise<void> {
      notify({ type: "removed", lineId });
      return work();
    },
    reload,
    /** The router has reloaded the page. */
    replace: (cart: CartFields) => notify({ type: "came", cart }),
  };
}
