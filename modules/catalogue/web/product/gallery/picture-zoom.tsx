import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Picture } from "#kit/web/content/picture.tsx";
import { Modal } from "#kit/web/overlays/modal.tsx";
import type { MediaModel } from "../product-model.ts";
import { useProductText } from "../product-text.ts";

export type PictureZoomProps = {
  media: readonly MediaModel[];
  name: string;
  /** Which picture is shown; null when closed. */
  place: number | null;
  onPlace: (place: number) => void;
  onClose: () => void;
};

const fullScreen = "h-dvh max-h-dvh w-screen max-w-none rounded-none [--enter-from:scale(0.99)]";

/**
 * One picture as large as the window. A press enlarges it; then a mouse pans by moving, a finger by sliding, and the
 * arrow keys by scrolling. Otherwise the arrow keys lead from picture to picture.
 */
export function PictureZoom({ media, name, place, onPlace, onClose }: PictureZoomProps) {
  const t = useProductText();
  const pictures = media.flatMap((item, at) => (item.type === "image" ? [at] : []));
  const nth = place === null ? -1 : pictures.indexOf(place);
  const item = place === null ? undefined : media[place];
  const [large, setLarge] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const labels = { name, number: (place ?? 0) + 1, count: media.length };

  const step = (by: number) => {
    const next = pictures[nth + by];
    if (next === undefined) return;
    setLarge(false);
    onPlace(next);
  };
  useArrowKeys(item !== undefined && !large, step);
  // A mouse has no finger to slide with: the picture follows it instead.
  const follow = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || !large || !box.current) return;
    const { left, top, width, height } = box.current.getBoundingClientRect();
    box.current.scrollTo({
      left: ((event.clientX - left) / width) * (box.current.scrollWidth - width),
      top: ((event.clientY - top) / height) * (box.current.scrollHeight - height),
    });
  };
  useCentred(box, large);

  return (
    <Modal shape={fullScreen} open={item !== undefined} onClose={onClose} title={name} closeLabel={t("close")}>
      {item ? (
        <div className="flex h-full flex-col gap-3">
          <div
            ref={box}
            onPointerMove={follow}
            className={cx("min-h-0 grow rounded-lg bg-sunken", large ? "overflow-auto" : "overflow-hidden")}
          >
            <button
              type="button"
              aria-pressed={large}
              onClick={() => setLarge(!large)}
              className={cx(
                "flex touch-manipulation items-center justify-center -outline-offset-3",
                large ? "aspect-square w-[max(200%,200dvh)] cursor-zoom-out" : "size-full cursor-zoom-in",
              )}
            >
              <Picture
                key={item.path}
                path={item.path}
                alt={item.alt ?? t("picture", labels)}
                width={1600}
                height={1600}
                widths={large ? [1600, 1920] : [640, 1080, 1600]}
                sizes={large ? "200vw" : "100vw"}
                priority
                className="h-full! w-full object-contain"
              />
            </button>
          </div>
          <div className="flex items-center justify-center gap-3">
            <IconButton icon="chevron-left" label={t("previousPicture")} disabled={nth <= 0} onClick={() => step(-1)} />
            <p className="min-w-14 text-center text-sm font-bold tabular-nums" aria-live="polite">
              {nth + 1} / {pictures.length}
            </p>
            <IconButton
              icon="chevron-right"
              label={t("nextPicture")}
              disabled={nth >= pictures.length - 1}
              onClick={() => step(1)}
            />
            <IconButton
              icon={large ? "minus" : "zoom-in"}
              label={t(large ? "zoomOut" : "zoomIn")}
              onClick={() => setLarge(!large)}
            />
          </div>
        </div>
      ) : null}
    </Modal>
  );
}

/** Wherever in the window the keyboard is: its heading, the picture or a button. */
function useArrowKeys(active: boolean, step: (by: number) => void) {
  const go = useEffectEvent(step);
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (by !== 0) go(by);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [active]);
}

/** An enlarged picture starts in its middle. */
function useCentred(box: { current: HTMLDivElement | null }, large: boolean) {
  useEffect(() => {
    const element = box.current;
    if (!large || !element) return;
    element.scrollTo({
      left: (element.scrollWidth - element.clientWidth) / 2,
      top: (element.scrollHeight - element.clientHeight) / 2,
    });
  }, [box, large]);
}
