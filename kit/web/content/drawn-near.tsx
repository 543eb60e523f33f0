import type { ReactNode } from "react";

/**
 * What stands far below the first screen of a page that has just been loaded: the browser need not work out how it looks before one sees the
 * page. When somebody moves, or comes near, it does; until then the height is a guess. Nothing of the kind where somebody returns to a
 * place: on a reload (`data-whole`, see styles/components.css), and on a page opened by a link or by Back, which the browser draws itself.
 */
export function DrawnNear({ children }: { children: ReactNode }) {
  return (
    <div className={import.meta.env.SSR ? "drawn-near" : undefined} suppressHydrationWarning>
      {children}
    </div>
  );
}
