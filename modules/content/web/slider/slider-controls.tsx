import { useEffect, useState } from "react";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { useContentText } from "../content-text.ts";
import { type SliderControl, startSlider } from "./start-slider.ts";

export type SliderControlsProps = { row: HTMLElement; count: number };

/** Starts the slider and shows its previous, next and pause buttons. */
export function SliderControls({ row, count }: SliderControlsProps) {
  const t = useContentText();
  const [control, setControl] = useState<SliderControl | null>(null);
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    const started = startSlider(row, count, setAt);
    setControl(started);
    return () => started.stop();
  }, [row, count]);
  const toggle = () => {
    control?.pause(!paused);
    setPaused(!paused);
  };
  return (
    <div className="absolute top-3 right-3 flex items-center gap-1 rounded-md bg-raised/90 text-sm font-bold text-ink">
      <IconButton icon="chevron-left" label={t("previousSlide")} size="sm" onClick={() => control?.go(-1)} />
      <span className="tabular-nums">
        {at + 1} / {count}
      </span>
      <IconButton icon="chevron-right" label={t("nextSlide")} size="sm" onClick={() => control?.go(1)} />
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
