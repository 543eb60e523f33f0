import { useRef, useState } from "react";
import { applyChanges, diffFields, type FieldChange, invertChanges } from "#kit/core/fields/field-changes.ts";
import type { Skus } from "../../../contract/product/grid/edit-cells.ts";

/** Steps that can be taken back in one visit of the page. */
const mostSteps = 200;

export type SkuHistory = ReturnType<typeof useSkuHistory>;

type Step = readonly FieldChange[];

const group = "skus";
const stepBetween = (before: Skus, after: Skus): Step =>
  diffFields({ [group]: before as never }, { [group]: after as never }, [group]);
const afterStep = (skus: Skus, step: Step) =>
  (applyChanges({ [group]: skus as never }, step)[group] ?? {}) as unknown as Skus;

/**
 * Changes of the grid that can be taken back and made again, each as one step however many cells it changed. A step stores its own
 * cells alone: taking it back keeps what another account has saved in other cells.
 */
export function useSkuHistory(skus: Skus, set: (skus: Skus) => void) {
  const steps = useRef<{ past: readonly Step[]; future: readonly Step[] }>({ past: [], future: [] });
  const [counts, setCounts] = useState({ past: 0, future: 0 });
  const keep = (past: readonly Step[], future: readonly Step[]) => {
    steps.current = { past: past.slice(-mostSteps), future };
    setCounts({ past: steps.current.past.length, future: future.length });
  };
  return {
    canUndo: counts.past > 0,
    canRedo: counts.future > 0,
    change(next: Skus) {
      if (next === skus) return;
      keep([...steps.current.past, stepBetween(skus, next)], []);
      set(next);
    },
    undo() {
      const { past, future } = steps.current;
      const last = past.at(-1);
      if (last === undefined) return;
      keep(past.slice(0, -1), [last, ...future]);
      set(afterStep(skus, invertChanges(last)));
    },
    redo() {
      const { past, future } = steps.current;
      const [first, ...rest] = future;
      if (first === undefined) return;
      keep([...past, first], rest);
      set(afterStep(skus, first));
    },
  };
}
