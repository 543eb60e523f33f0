import type { CartFields } from "./cart-page.graphql.gen.ts";

export type CartLineModel = CartFields["lines"][number];

/** The cart on the screen: what the shop said last, and what the shopper has asked for since. */
export type CartState = {
  readonly cart: CartFields;
  /** Numbers of pieces the shop has not confirmed yet, by line. */
  readonly wanted: ReadonlyMap<string, number>;
  /** Lines that are on their way out. */
  readonly removing: ReadonlySet<string>;
  /** What the shop said against a change, by line; the next change of the line forgets it. */
  readonly refusals: ReadonlyMap<string, string>;
};

export type CartEvent =
  | { readonly type: "wanted"; readonly lineId: string; readonly quantity: number }
  | { readonly type: "removed"; readonly lineId: string }
  /** The shop has answered with the cart as it is; `settled` says which wish it answered. */
  | { readonly type: "came"; readonly cart: CartFields; readonly settled?: { lineId: string; quantity: number | null } }
  | { readonly type: "refused"; readonly lineId: string; readonly text: string }
  /** Nobody has answered: everything is as it was before. */
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

/** What one sees changes at once; what the shop refuses, or nobody answers, goes back to what it was. */
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

/** A line as it is shown: with the number of pieces that was asked for. */
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

/** The pieces the badge shows: those that were asked for. */
export const piecesShown = (state: CartState): number =>
  shownLines(state).reduce((sum, { quantity }) => sum + quantity, 0);

/** What is to be asked of the shop next; null when it knows everything. */
export function nextWish({ wanted, removing }: CartState): { lineId: string; quantity: number | null } | null {
  const [removed] = removing;
  if (removed !== undefined) return { lineId: removed, quantity: null };
  const [first] = wanted;
  return first ? { lineId: first[0], quantity: first[1] } : null;
}
