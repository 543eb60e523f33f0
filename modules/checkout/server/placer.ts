import { createGate, type Gate } from "#kit/core/gate.ts";
import { mostTogether } from "#kit/postgres/asked-together.ts";
import type { PlaceDeps } from "./place-deps.ts";

/** Whoever places an order, in turns: so many look and decide at once, and so many of them write. */
export type Placer = PlaceDeps & { readonly turns: Gate; readonly writers: Gate };

/**
 * A crowd at the button would share the connections until nobody gets anywhere in time. So a few are served at once, from looking to
 * ordering: whoever comes in when the last piece is gone sees that, and need not try. As many look as share a statement; half as many as there
 * are connections write.
 */
export const placerOf = (deps: PlaceDeps): Placer => ({
  ...deps,
  turns: createGate(mostTogether),
  writers: createGate(Math.max(2, Math.floor(deps.database.pool.options.max / 2))),
});
