import { useRef } from "react";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import type { SliderColumn } from "../../contract/columns/slider-column.ts";
import { WideBanner } from "../columns/wide-banner.tsx";
import { useContentText } from "../content-text.ts";
import { useSlider } from "./use-slider.ts";

/**
 * Banners that take turns: a row that scrolls by finger, wheel and keyboard even without a script, and goes round by
 * itself with one. It waits while somebody points at it or is inside, and never moves for those who ask for calm (D-76).
 */
export function Slider({ column, first }: { column: SliderColumn; first: boolean }) {
  const row = useRef<HTMLUListElement>(null);
  const { items, title } = column;
  const slider = useSlider(row, items.length);
  const many = items.length > 1;
  const hold = () => slider.setHeld(true);
  const release = () => slider.setHeld(false);
  return (
    <section
      aria-label={title}
      className="mx-auto max-w-page px-4 pt-6 md:px-6"
      onPointerEnter={hold}
      onPointerLeave={release}
      onPointerCancel={release}
      onFocus={hold}
      onBlur={release}
    >
      <div className="relative overflow-hidden rounded-xl bg-surface shadow-lift">
        <ul
          ref={row}
          onScroll={many ? slider.scrolled : undefined}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {items.map((item, place) => (
            <li key={`${item.image} ${item.title}`} className="w-full shrink-0 snap-start">
              <WideBanner item={item} alone first={first && place === 0} />
            </li>
          ))}
          {many && items[0] ? (
            <li inert aria-hidden="true" className="w-full shrink-0 snap-start">
              <WideBanner item={items[0]} alone first={false} />
            </li>
          ) : null}
        </ul>
        {many ? <Controls slider={slider} count={items.length} /> : null}
      </div>
    </section>
  );
}

function Controls({ slider, count }: { slider: ReturnType<typeof useSlider>; count: number }) {
  const t = useContentText();
  const { at, paused, setPaused, go } = slider;
  return (
    <div className="absolute top-3 right-3 flex items-center gap-1 rounded-md bg-raised/90 text-sm font-bold text-ink">
      <IconButton icon="chevron-left" label={t("previousSlide")} size="sm" onClick={() => go(-1)} />
      <span className="tabular-nums">
        {at + 1} / {count}
      </span>
      <IconButton icon="chevron-right" label={t("nextSlide")} size="sm" onClick={() => go(1)} />
      <IconButton
        icon={paused ? "play" : "pause"}
        label={t(paused ? "play" : "pause")}
        size="sm"
        className="motion-reduce:hidden"
        onClick={() => setPaused(!paused)}
      />
    </div>
  );
}
