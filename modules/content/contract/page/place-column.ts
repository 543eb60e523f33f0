import { type ColumnStates, type ItemState, inOrder } from "./page-state.ts";
import { positionStep } from "./state-of-contents.ts";

/** A position to write. */
export type NewPosition = { readonly id: string; readonly position: number };

/** With smaller gaps the precision of numbers would soon be exhausted. */
const smallestGap = 1 / 1_024;

/**
 * The positions to write so that `id` gets a place among the others. Usually only its own, so that moves of different
 * columns by two editors can be merged; without a gap between its neighbours all are renumbered.
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
