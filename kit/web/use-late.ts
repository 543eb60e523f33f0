import { type ComponentType, startTransition, useEffect, useState } from "react";
import { nextTask } from "./next-task.ts";

/**
 * An optional component: loaded after hydration, null until then, and null for good when it cannot be loaded. `load` must be a
 * constant, defined outside of components.
 */
export function useLate<Props>(load: () => Promise<ComponentType<Props>>, wanted = true): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    // In its own task: starting an import takes long on a slow phone, and several would start at once.
    nextTask()
      .then(() => (left ? null : load()))
      .then(
        (part) => startTransition(() => setPart(() => part)),
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [load, wanted]);
  return Part;
}
