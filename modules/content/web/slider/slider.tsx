import { useEffect, useRef, useState } from "react";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import type { SliderColumn } from "../../contract/columns/slider-column.ts";
import { WideBanner } from "../columns/wide-banner.tsx";
import { useContentText } from "../content-text.ts";
import type { SliderControl } from "./start-slider.ts";

/** Banners that take turns: a row that scrolls even without a script, and goes round by itself with one (SH-30). */
export function Slider({ column: { items, title }, first }: { column: SliderColumn; first: boolean }) {
  // Asked for here, on the server too, so that the words are there before the buttons are.
  const t = useContentText();
  const row = useRef<HTMLUListElement>(null);
  const [control, setControl] = useState<SliderControl | null>(null);
  const [at, setAt] = useState(0);
  const count = items.length;

  useEffect(() => {
    if (count < 2) return;
    let started: SliderControl | null = null;
    let gone = false;
    // What makes it move comes after the page, and only where something moves.
    import("./start-slider.ts").then(({ startSlider }) => {
      if (gone || !row.current) return;
      started = startSlider(row.current, count, setAt);
      setControl(started);
    });
    return () => {
      gone = true;
      started?.stop();
    };
  }, [count]);

  const slides = count > 1 ? [...items, ...items.slice(0, 1)] : items;
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
              // biome-ignore lint/suspicious/noArrayIndexKey: the first slide is there twice, and slides never change places
              key={place}
              inert={place === count}
              aria-hidden={place === count ? true : undefined}
              className="w-full shrink-0 snap-start"
            >
              <WideBanner item={item} alone level="h2" first={first && place === 0} />
            </li>
          ))}
        </ul>
        {control ? <Controls control={control} at={at} count={count} t={t} /> : null}
      </div>
    </section>
  );
}

type ControlsProps = { control: SliderControl; at: number; count: number; t: ReturnType<typeof useContentText> };

function Controls({ control, at, count, t }: ControlsProps) {
  const [paused, setPaused] = useState(false);
  const toggle = () => {
    control.pause(!paused);
    setPaused(!paused);
  };
  return (
    <div className="absolute top-3 right-3 flex items-center gap-1 rounded-md bg-raised/90 text-sm font-bold text-ink">
      <IconButton icon="chevron-left" label={t("previousSlide")} size="sm" onClick={() => control.go(-1)} />
      <span className="tabular-nums">
        {at + 1} / {count}
      </span>
      <IconButton icon="chevron-right" label={t("nextSlide")} size="sm" onClick={() => control.go(1)} />
      <IconButton
        icon={paused ? "play" : "pause"}
        label={t(paused ? "play" : "pause")}
        size="sm"
        className="motion-reduce:hidden"
        onClick={toggle}
      />
    </div>
  );
}
