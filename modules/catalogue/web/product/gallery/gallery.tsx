import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type UIEvent,
  useRef,
  useState,
} from "react";
import { imageUrl } from "#kit/images/image-url.ts";
import { cx } from "#kit/web/class-names.ts";
import { Picture } from "#kit/web/content/picture.tsx";
import type { MediaModel } from "../product-model.ts";
import { useProductText } from "../product-text.ts";
import type { PictureZoomProps } from "./picture-zoom.tsx";
import { Thumbnails } from "./thumbnails.tsx";

export type GalleryProps = {
  media: readonly MediaModel[];
  /** The product, with its colour. */
  name: string;
  /** Content over the pictures, such as a ribbon. */
  children?: ReactNode;
};

const widths = [320, 480, 640, 800, 1080, 1280] as const;

/**
 * The pictures side by side: a finger swipes them, arrow keys and small pictures lead to them, a press enlarges them.
 * Without a script the strip still slides, and a press opens the large picture.
 */
export function Gallery({ media, name, children }: GalleryProps) {
  const t = useProductText();
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const zoom = useZoom();
  const count = media.length;
  // A video that has not started shows the first picture of its colour instead of a black square.
  const still = media.find(({ type }) => type === "image");

  const show = (place: number) => {
    const target = Math.max(0, Math.min(count - 1, place));
    strip.current?.scrollTo({ left: target * strip.current.clientWidth, behavior: motion() });
    setCurrent(target);
  };
  const slid = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
    setCurrent(Math.round(scrollLeft / clientWidth));
  const press = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    show(current + step);
  };
  return (
    <div className="md:grid md:grid-cols-[4.5rem_1fr] md:gap-4">
      <div className="relative overflow-hidden bg-sunken md:order-2 md:rounded-xl">
        {/* biome-ignore lint/a11y/useSemanticElements: a section would need a heading of its own. */}
        <div
          ref={strip}
          role="group"
          aria-label={t("pictures")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be slid by finger must be reachable by key.
          tabIndex={0}
          onScroll={slid}
          onKeyDown={press}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain -outline-offset-3 [scrollbar-width:none]"
        >
          {media.map((item, place) => (
            <div
              key={item.path}
              id={`picture-${place + 1}`}
              className="relative aspect-square w-full shrink-0 snap-center"
            >
              {item.type === "video" ? (
                // biome-ignore lint/a11y/useMediaCaption: films of products have no words.
                <video
                  src={item.path}
                  poster={still && imageUrl(still.path, 640, "webp")}
                  controls
                  playsInline
                  preload="none"
                  aria-label={item.alt ?? t("film", { name })}
                  className="size-full"
                />
              ) : (
                <a
                  href={imageUrl(item.path, 1600, "webp")}
                  onClick={(event) => zoom.open(event, place)}
                  className="block size-full cursor-zoom-in -outline-offset-3"
                >
                  <Picture
                    path={item.path}
                    alt={t("enlarge", { name: item.alt ?? name, number: place + 1, count })}
                    width={1280}
                    height={1280}
                    widths={widths}
                    sizes="(min-width: 1280px) 620px, (min-width: 769px) 50vw, 100vw"
                    priority={place === 0}
                    className={cx("size-full object-cover", item.crop)}
                  />
                </a>
              )}
            </div>
          ))}
        </div>
        {children}
        {count > 1 ? (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute right-3 bottom-3 rounded-full bg-ink/75 px-2.5 py-0.5 text-xs font-bold text-paper tabular-nums md:hidden"
          >
            {current + 1} / {count}
          </p>
        ) : null}
      </div>
      {count > 1 ? (
        <Thumbnails media={media} current={current} onShow={show} className={cx("phone:hidden", "md:order-1")} />
      ) : null}
      {zoom.Zoom ? (
        <zoom.Zoom media={media} name={name} place={zoom.place} onPlace={zoom.setPlace} onClose={zoom.close} />
      ) : null}
    </div>
  );
}

const motion = (): ScrollBehavior =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

/** The window with the large picture is loaded by the first press; where that fails, the press opens the picture itself. */
function useZoom() {
  const [Zoom, setZoom] = useState<ComponentType<PictureZoomProps> | null>(null);
  const [place, setPlace] = useState<number | null>(null);
  return {
    Zoom,
    place,
    setPlace,
    open(event: MouseEvent<HTMLAnchorElement>, at: number) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { href } = event.currentTarget;
      import("./picture-zoom.tsx").then(
        ({ PictureZoom }) => {
          setZoom(() => PictureZoom);
          setPlace(at);
        },
        () => window.location.assign(href),
      );
    },
    close: () => setPlace(null),
  };
}
