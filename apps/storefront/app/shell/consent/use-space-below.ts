import { type RefObject, useEffect } from "react";

/**
 * Keeps what lies under the popup within reach: the page can be scrolled that much further, and whatever the keyboard
 * moves to is scrolled clear of it.
 */
export function useSpaceBelow(popup: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = popup.current;
    if (!element) return;
    const { documentElement, body } = document;
    const make = (space: string) => {
      documentElement.style.scrollPaddingBottom = space;
      body.style.paddingBottom = space;
    };
    const observer = new ResizeObserver(() => make(`${window.innerHeight - element.getBoundingClientRect().top}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      make("");
    };
  }, [popup]);
}
