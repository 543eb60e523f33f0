import { type RefObject, useCallback } from "react";
import { type Align, placeBeside } from "./place-beside.ts";

/** Positions a top-layer panel beside its anchor through the style object, which a strict content security policy allows. */
export function usePlacement(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  align: Align,
): () => void {
  return useCallback(() => {
    const [from, to] = [anchor.current, panel.current];
    if (!from || !to) return;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const size = { width: to.offsetWidth, height: to.offsetHeight };
    const { left, top } = placeBeside(from.getBoundingClientRect(), size, view, align);
    to.style.left = `${left}px`;
    to.style.top = `${top}px`;
  }, [anchor, panel, align]);
}
