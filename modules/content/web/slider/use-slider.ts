import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { slideMs, slideStaysMs } from "../../contract/constants.ts";
import { glide } from "./glide.ts";

const calm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Turns a row of slides that can be scrolled into a slider that goes round. The row ends with a copy of its first slide:
 * reaching it, the row stands at the beginning again, which looks the same.
 */
export function useSlider(row: RefObject<HTMLElement | null>, count: number) {
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const stop = useRef<(() => void) | null>(null);

  function settle() {
    const list = row.current;
    if (!list) return;
    stop.current = null;
    const end = count * list.clientWidth;
    if (list.scrollLeft > end - 1) list.scrollLeft -= end;
  }

  function go(steps: 1 | -1) {
    const list = row.current;
    if (!list) return;
    stop.current?.();
    const width = list.clientWidth;
    const here = Math.round(list.scrollLeft / width);
    if (here + steps < 0) list.scrollLeft += count * width;
    const from = here + steps < 0 ? here + count : here;
    stop.current = glide(list, (from + steps) * width, calm() ? 0 : slideMs, settle);
  }

  /** Follows a finger or a key that scrolls the row, as well as our own moves. */
  function scrolled() {
    const list = row.current;
    if (!list) return;
    setAt(Math.round(list.scrollLeft / list.clientWidth) % count);
    if (!stop.current) settle();
  }

  const turn = useEffectEvent(() => {
    if (!document.hidden) go(1);
  });
  useEffect(() => {
    if (count < 2 || paused || held || calm()) return;
    const timer = window.setInterval(turn, slideStaysMs);
    return () => window.clearInterval(timer);
  }, [count, paused, held]);
  useEffect(() => () => stop.current?.(), []);

  return { at, paused, setPaused, setHeld, go, scrolled };
}
