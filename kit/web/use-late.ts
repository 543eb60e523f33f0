import { type ComponentType, useEffect, useState } from "react";

/**
 * A part the page is whole without: loaded once the page is alive, null until then, and null for good when it cannot be
 * had. `load` is written once, outside of components.
 */
export function useLate<Props>(load: () => Promise<ComponentType<Props>>, wanted = true): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (part) => setPart(() => part),
      () => undefined,
    );
  }, [load, wanted]);
  return Part;
}
