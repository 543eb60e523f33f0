import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls back when an element comes near the viewport, and each time again while `active`. */
export function useWhenNear(element: RefObject<HTMLElement | null>, active: boolean, act: () => void): void {
  const near = useEffectEvent(act);
  useEffect(() => {
    if (!active || !element.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near();
      },
      { rootMargin: "300px" },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, active]);
}
