import { type RefObject, useEffect } from "react";

/** Keeps content under the popup reachable: extends the page by the popup's height and scrolls focused elements clear of it. */
export function useBottomPadding(popup: RefObject<HTMLElement | null>) {
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
