import { type ColumnStates, type ItemState, inOrder } from "./page-state.ts";
import { positionStep } from "./state-of-contents.ts";

/** A position that has to be set so that something stands in its place. */
export type NewPosition = { readonly id: string; readonly position: number };

/** Nearer neighbours would soon have no number between them. */
const smallestGap = 1 / 1_024;

/**
 * The positions to set so that `id` stands at a place among the others. Usually it is its own alone, so that two editors who move
 * different columns are merged; without room between its neighbours all are numbered again.
 */
export function placed(
  states: ColumnStates | Readonly<Record<string, ItemState>>,
  id: string,
  place: number,
): NewPosition[] {
  const others = inOrder<{ readonly position?: number }>(states).filter(([other]) => other !== id);
  const at = Math.max(0, Math.min(place, others.length));
  const before = at === 0 ? null : (others[at - 1]?.[1].position ?? 0);
  const after = others[at]?.[1].position ?? (at === others.length ? null : 0);
  if (before === null) return [{ id, position: after === null ? positionStep : after - positionStep }];
  if (after === null) return [{ id, position: before + positionStep }];
  if (after - before > smallestGap) return [{ id, position: (before + after) / 2 }];
  const ids = others.map(([other]) => other);
  ids.splice(at, 0, id);
  return ids.map((one, index) => ({ id: one, position: (index + 1) * positionStep }));
}
