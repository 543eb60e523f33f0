import type { ReactNode } from "react";

/**
 * Off-screen content of a freshly loaded page, whose layout the browser skips until the first input or until it is near; until
 * then its height is an estimate. Disabled where a scroll position is restored: on a reload (`data-whole`, see
 * styles/components.css), and on pages rendered in the browser after a link or Back.
 */
export function DeferredSection({ children }: { children: ReactNode }) {
  return (
    <div className={import.meta.env.SSR ? "deferred" : undefined} suppressHydrationWarning>
      {children}
    </div>
  );
}
