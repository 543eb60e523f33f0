import type { CartFields } from "./cart-page.graphql.gen.ts";

export type CartLineModel = CartFields["lines"][number];

/** The cart on the screen: the last server response, and the shopper's changes since. */
export type CartState = {
  readonly cart: CartFields;
  /** Numbers of pieces the shop has not confirmed yet, by line. */
  readonly wanted: ReadonlyMap<string, number>;
  /** Lines that are on their way out. */
  readonly removing: ReadonlySet<string>;
  /** The shop's refusal of a change, by line; the next change of the line clears it. */
  readonly refusals: ReadonlyMap<string, string>;
};

export type CartEvent =
  | { readonly type: "wanted"; readonly lineId: string; readonly quantity: number }
  | { readonly type: "removed"; readonly lineId: string }
  /** The server has returned the cart; `settled` is the change it answers. */
  | { readonly type: "came"; readonly cart: CartFields; readonly settled?: { lineId: string; quantity: number | null } }
  | { readonly type: "refused"; readonly lineId: string; readonly text: string }
  /** No answer came: everything is as it was before. */
  | { readonly type: "failed"; readonly lineId: string };

export const cartState = (cart: CartFields): CartState => ({
  cart,
  wanted: new Map(),
  removing: new Set(),
  refusals: new Map(),
});

const without = <Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> =>
  new Map([...map].filter(([own]) => own !== key));
const lacking = (set: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set([...set].filter((own) => own !== key));

/** A change is shown at once; one that the shop refuses or does not answer is taken back. */
export function nextCart(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case "wanted":
      return {
        ...state,
        wanted: new Map([...state.wanted, [event.lineId, event.quantity]]),
        refusals: without(state.refusals, event.lineId),
      };
    case "removed":
      return {
        ...state,
        removing: new Set([...state.removing, event.lineId]),
        wanted: without(state.wanted, event.lineId),
      };
    case "came": {
      const { settled, cart } = event;
      if (!settled) return { ...state, cart };
      if (settled.quantity === null) return { ...state, cart, removing: lacking(state.removing, settled.lineId) };
      const answered = state.wanted.get(settled.lineId) === settled.quantity;
      return { ...state, cart, wanted: answered ? without(state.wanted, settled.lineId) : state.wanted };
    }
    case "refused":
      return {
        ...state,
        wanted: without(state.wanted, event.lineId),
        removing: lacking(state.removing, event.lineId),
        refusals: new Map([...state.refusals, [event.lineId, event.text]]),
      };
    case "failed":
      return { ...state, wanted: without(state.wanted, event.lineId), removing: lacking(state.removing, event.lineId) };
  }
}

/** A line as it is shown: with the requested quantity. */
export type ShownLine = CartLineModel & { readonly refusal: string | null };

export const shownLines = ({ cart, wanted, removing, refusals }: CartState): ShownLine[] =>
  cart.lines
    .filter(({ lineId }) => !removing.has(lineId))
    .map((line) => ({
      ...line,
      quantity: wanted.get(line.lineId) ?? line.quantity,
      refusal: refusals.get(line.lineId) ?? null,
    }));

/** Whether the sums on the screen are still those of before. */
export const isCounting = ({ wanted, removing }: CartState): boolean => wanted.size > 0 || removing.size > 0;

/** The pieces the badge shows: the requested ones. */
export const unitsShown = (state: CartState): number =>
  shownLines(state).reduce((sum, { quantity }) => sum + quantity, 0);

/** The next change to send; null when all are sent. */
export function nextWish({ wanted, removing }: CartState): { lineId: string; quantity: number | null } | null {
  const [removed] = removing;
  if (removed !== undefined) return { lineId: removed, quantity: null };
  const [first] = wanted;
  return first ? { lineId: first[0], quantity: first[1] } : null;
}
