import { type RefObject, useEffect, useState } from "react";
import { scrollDebounceMs } from "../../contract/constants.ts";

/** Whether an element is on the screen (it counts as seen until the first check), checked when scrolling has rested for a moment (CA-14). */
export function useOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      const box = element.current?.getBoundingClientRect();
      if (box) setSeen(box.top < window.innerHeight && box.bottom > 0);
    };
    const scrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(check, scrollDebounceMs);
    };
    check();
    window.addEventListener("scroll", scrolled, { passive: true });
    window.addEventListener("resize", scrolled);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", scrolled);
      window.removeEventListener("resize", scrolled);
    };
  }, [element]);
  return seen;
}
