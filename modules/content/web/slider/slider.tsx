import { useRef } from "react";
import { useLate } from "#kit/web/use-late.ts";
import type { SliderColumn } from "../../contract/columns/slider-column.ts";
import { useContentText } from "../content-text.ts";
import { Slide } from "./slide.tsx";

// The controls are loaded after the page, and only for several slides.
const loadControls = () => import("./slider-controls.tsx").then((file) => file.SliderControls);

/** Rotating banners: a row that scrolls without script and rotates with it (SH-30). */
export function Slider({ column: { items, title }, first }: { column: SliderColumn; first: boolean }) {
  // Used here, also on the server, so that the texts are loaded before the buttons.
  useContentText();
  const row = useRef<HTMLUListElement>(null);
  const count = items.length;
  const moves = count > 1;
  const Controls = useLate(loadControls, moves);

  // The row ends with a copy of its first slide, from which it restarts.
  const slides = moves ? [...items, ...items.slice(0, 1)] : items;
  return (
    <section
      aria-label={title}
      className={`mx-auto max-w-page px-4 md:px-6 ${first ? "pt-4 md:pt-6" : "pt-10 md:pt-16"}`}
    >
      <div className="relative overflow-hidden rounded-xl bg-surface shadow-lift">
        <ul
          ref={row}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {slides.map((item, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the first slide appears twice, and slides are never reordered
              key={place}
              inert={place === count}
              aria-hidden={place === count ? true : undefined}
              className="relative w-full shrink-0 snap-start"
            >
              <Slide item={item} first={first && place === 0} />
            </li>
          ))}
        </ul>
        {Controls && row.current ? <Controls row={row.current} count={count} /> : null}
      </div>
    </section>
  );
}
