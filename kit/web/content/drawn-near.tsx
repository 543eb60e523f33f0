import type { ReactNode } from "react";

/**
 * What stands far below the first screen of a page that has just been loaded: the browser works out how it looks when one comes near it.
 * Until then its height is a guess, so nothing of the kind where somebody returns to a place: on a reload (`data-whole`, see
 * styles/components.css), and on a page opened by a link or by Back, which the browser draws. What the server has written stays as it is.
 */
export function DrawnNear({ children }: { children: ReactNode }) {
  return (
    <div className={import.meta.env.SSR ? "drawn-near" : undefined} suppressHydrationWarning>
      {children}
    </div>
  );
}
