import { smoothScroll } from "#kit/web/content/smooth-scroll.ts";
import { slideMs, slideStaysMs } from "../../contract/constants.ts";

export type SliderControl = { go(steps: 1 | -1): void; pause(paused: boolean): void; stop(): void };

const calm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Rotates a scrollable row of slides. The row ends with a copy of its first slide, at which it jumps back to the start. It
 * pauses during hover, touch and focus, and never moves with reduced motion (D-76).
 */
export function startSlider(row: HTMLElement, count: number, shows: (at: number) => void): SliderControl {
  const around = row.parentElement ?? row;
  const listening = new AbortController();
  let paused = false;
  let held = false;
  let timer = 0;
  let halt: (() => void) | null = null;

  function settle() {
    halt = null;
    const end = count * row.clientWidth;
    if (row.scrollLeft > end - 1) row.scrollLeft -= end;
  }

  function go(steps: 1 | -1) {
    halt?.();
    const width = row.clientWidth;
    if (width === 0) return;
    const here = Math.round(row.scrollLeft / width);
    const from = here + steps < 0 ? here + count : here;
    if (from !== here) row.scrollLeft = from * width;
    halt = smoothScroll(row, (from + steps) * width, calm() ? 0 : slideMs, settle);
  }

  function restart() {
    window.clearInterval(timer);
    if (paused || held || calm()) return;
    timer = window.setInterval(() => {
      if (!document.hidden) go(1);
    }, slideStaysMs);
  }

  const on = (target: HTMLElement, names: string, act: () => void) => {
    for (const name of names.split(" ")) target.addEventListener(name, act, { signal: listening.signal });
  };
  const hold = (holds: boolean) => () => {
    held = holds;
    restart();
  };
  on(around, "pointerenter focusin", hold(true));
  on(around, "pointerleave pointercancel focusout", hold(false));
  // Touch, wheel and keys scroll the row as well.
  on(row, "scroll", () => {
    // Outside of the viewport the browser may not have laid it out.
    if (row.clientWidth === 0) return;
    shows(Math.round(row.scrollLeft / row.clientWidth) % count);
    if (!halt) settle();
  });
  restart();

  return {
    go,
    pause(now) {
      paused = now;
      restart();
    },
    stop() {
      window.clearInterval(timer);
      halt?.();
      listening.abort();
    },
  };
}
