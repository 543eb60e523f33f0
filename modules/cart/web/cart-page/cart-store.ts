import type { CartFields } from "./cart-page.graphql.gen.ts";
import {
  type CartEvent,
  type CartState,
  cartState,
  isCounting,
  nextCart,
  nextWish,
  piecesShown,
} from "./cart-state.ts";

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

export type CartTold = {
  /** The number of pieces on the screen has changed. */
  expected(pieces: number): void;
  /** The shop has changed the cart: so many pieces are in it now. */
  changed(pieces: number): void;
  failed(problem: unknown): void;
};

export type CartStore = ReturnType<typeof createCartStore>;

/**
 * The cart of one page. Changes are asked of the shop one after the other, and of several presses on one button only the
 * last number: its answer is the whole cart, so nothing that comes late overwrites anything that is newer.
 */
export function createCartStore(first: CartFields, calls: CartCalls, told: CartTold) {
  let state = cartState(first);
  let working = false;
  /** How often the shop has answered a change: a cart that was read before the last one is old. */
  let answers = 0;
  const listeners = new Set<() => void>();

  const tell = (event: CartEvent) => {
    const before = piecesShown(state);
    state = nextCart(state, event);
    if (piecesShown(state) !== before) told.expected(piecesShown(state));
    for (const listener of listeners) listener();
  };

  async function reload(): Promise<void> {
    const before = answers;
    const cart = await calls.read().catch(() => null);
    // What was asked for meanwhile has brought a newer one, or will.
    if (cart && before === answers && !isCounting(state)) tell({ type: "came", cart });
  }

  async function ask(wish: { lineId: string; quantity: number | null }): Promise<void> {
    const { lineId, quantity } = wish;
    const outcome = await (quantity === null ? calls.remove(lineId) : calls.update(lineId, quantity));
    answers += 1;
    if (outcome.ended === "changed") {
      tell({ type: "came", cart: outcome.cart, settled: wish });
      // Other tabs hear of it only now: they would ask the shop at once.
      if (!isCounting(state)) told.changed(piecesShown(state));
      return;
    }
    if (outcome.ended === "failed") {
      tell({ type: "failed", lineId });
      return told.failed(outcome.problem);
    }
    tell(outcome.gone ? { type: "failed", lineId } : { type: "refused", lineId, text: outcome.text });
    // The shop knows better than this page how many there are.
    await reload();
  }

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    for (let wish = nextWish(state); wish !== null; wish = nextWish(state)) await ask(wish);
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
      tell({ type: "wanted", lineId, quantity });
      return work();
    },
    remove(lineId: string): Promise<void> {
      tell({ type: "removed", lineId });
      return work();
    },
    reload,
    /** The page has been asked for anew by the router. */
    replace: (cart: CartFields) => tell({ type: "came", cart }),
  };
}
