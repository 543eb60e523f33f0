import { imageSrcset, imageUrl } from "#kit/images/image-url.ts";
import { Icon } from "#kit/web/icons/icon.tsx";
import type { MediaTile } from "./media-model.ts";

type TilePictureProps = { item: Pick<MediaTile, "kind" | "url">; sizes: string };

/** A square tile: the picture, or an icon for a video. Its name is beside it. */
export function TilePicture({ item: { kind, url }, sizes }: TilePictureProps) {
  if (kind === "video") {
    return (
      <span className="flex aspect-square w-full items-center justify-center bg-sunken text-ink-soft">
        <Icon name="play" size="lg" />
      </span>
    );
  }
  return (
    <img
      src={imageUrl(url, 240, "webp")}
      srcSet={imageSrcset(url, [160, 240, 400], "webp")}
      sizes={sizes}
      alt=""
      width={240}
      height={240}
      loading="lazy"
      decoding="async"
      className="aspect-square w-full bg-sunken object-contain"
    />
  );
}
