import type { MouseEvent } from "react";
import { cx } from "#kit/web/class-names.ts";
import { Picture } from "#kit/web/content/picture.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import type { MediaModel } from "../product-model.ts";
import { useProductText } from "../product-text.ts";

export type ThumbnailsProps = {
  media: readonly MediaModel[];
  current: number;
  onShow: (place: number) => void;
  className?: string;
};

/** Small pictures that lead to the large ones; plain links into the strip when there is no script. */
export function Thumbnails({ media, current, onShow, className }: ThumbnailsProps) {
  const t = useProductText();
  const show = (event: MouseEvent, place: number) => {
    event.preventDefault();
    onShow(place);
  };
  return (
    <ul className={cx("flex flex-wrap gap-2 md:flex-col md:flex-nowrap", className)}>
      {media.map((item, place) => (
        <li key={item.path}>
          <a
            href={`#picture-${place + 1}`}
            aria-label={t("toPicture", { number: place + 1 })}
            aria-current={place === current ? "true" : undefined}
            onClick={(event) => show(event, place)}
            className={cx(
              "block size-18 overflow-hidden rounded-md border-2 bg-sunken",
              place === current ? "border-ink" : "border-transparent hover:border-line-strong",
            )}
          >
            {item.type === "video" ? (
              <span className="flex size-full items-center justify-center">
                <Icon name="play" size="lg" />
              </span>
            ) : (
              <Picture
                path={item.path}
                alt=""
                width={160}
                height={160}
                widths={[96, 160]}
                sizes="72px"
                className={cx("size-full object-cover", item.crop)}
              />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
