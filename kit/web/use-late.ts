import { type ComponentType, startTransition, useEffect, useState } from "react";
import { nextTask } from "./next-task.ts";

/**
 * A part the page is whole without: loaded once the page is alive, null until then, and null for good when it cannot be
 * had. `load` is written once, outside of components.
 */
export function useLate<Props>(load: () => Promise<ComponentType<Props>>, wanted = true): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    // In a task of its own: asking for a file takes a slow phone long, and several would be asked for at once.
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
