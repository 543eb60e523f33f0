import { type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { smoothScroll } from "./smooth-scroll.ts";

export type RailProps = {
  /** The accessible name of the row. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The duration of a scroll by arrow, in milliseconds. */
  speedMs: number;
  /** List items; their classes set how many fit one view. */
  children: ReactNode;
};

/** A row that scrolls by touch and snaps to items; with a mouse, arrows scroll it by one view. */
export function Rail({ label, previousLabel, nextLabel, speedMs, children }: RailProps) {
  const row = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState({ before: false, after: false });
  const stop = useRef<(() => void) | null>(null);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const check = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      setMore({ before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 });
    };
    const watch = new ResizeObserver(check);
    watch.observe(element);
    element.addEventListener("scroll", check, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener("scroll", check);
      stop.current?.();
    };
  }, []);

  const move = (direction: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    stop.current?.();
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const end = element.scrollWidth - element.clientWidth;
    const to = Math.max(0, Math.min(end, element.scrollLeft + direction * element.clientWidth));
    stop.current = smoothScroll(element, to, calm ? 0 : speedMs, () => undefined);
  };
  // Above the middle, over the pictures of cards: text and badges are further down.
  const side = "absolute top-[36%] z-20 -translate-y-1/2 phone:hidden pointer-coarse:hidden";
  return (
    <div className="relative min-w-0">
      <ul
        ref={row}
        aria-label={label}
        className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pt-1 pb-4 md:-mx-3 md:scroll-px-3 md:gap-5 md:px-3"
      >
        {children}
      </ul>
      {more.before || more.after ? (
        <>
          <span className={`${side} -left-3`}>
            <Arrow icon="chevron-left" label={previousLabel} leads={more.before} onClick={() => move(-1)} />
          </span>
          <span className={`${side} -right-3`}>
            <Arrow icon="chevron-right" label={nextLabel} leads={more.after} onClick={() => move(1)} />
          </span>
        </>
      ) : null}
    </div>
  );
}

type ArrowProps = { icon: "chevron-left" | "chevron-right"; label: string; leads: boolean; onClick: () => void };

/** An arrow without effect is invisible, but stays in place, dimmed, while it has focus. */
function Arrow({ leads, ...button }: ArrowProps) {
  return (
    <IconButton
      tone="raised"
      aria-disabled={!leads}
      className="aria-disabled:opacity-0 aria-disabled:focus-visible:opacity-45"
      {...button}
    />
  );
}
