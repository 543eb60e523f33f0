import { type ReactNode, useState } from "react";
import { useHydrated } from "../use-hydrated.ts";

/**
 * What stands far below the first screen of a page that has just been loaded: the browser works out how it looks when one comes near it.
 * Until then its height is a guess, so nothing of the kind where somebody returns to a place: on a page opened by a link, on Back, on a
 * reload (`data-whole`, see styles/components.css).
 */
export function DrawnNear({ children }: { children: ReactNode }) {
  const opened = useHydrated();
  const [whole] = useState(opened);
  return <div className={whole ? undefined : "drawn-near"}>{children}</div>;
}
