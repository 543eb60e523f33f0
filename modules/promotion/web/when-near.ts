import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls when an element comes near the visible part of the page, and again each time it does while `active`. */
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
