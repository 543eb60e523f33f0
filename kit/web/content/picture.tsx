import { type ImageFormat, type ImageWidth, imageSrcset, imageUrl } from "#kit/images/image-url.ts";
import { cx } from "../class-names.ts";

export type PictureProps = {
  /** The picture's path below the picture root, with its version: "/pictures/hero.webp?v=1f0c". */
  path: string;
  /** Empty for decoration. */
  alt: string;
  /** Its intrinsic size in pixels: the browser reserves the space before the picture arrives. */
  width: number;
  height: number;
  widths?: readonly ImageWidth[];
  /** Its layout width, as in the `sizes` attribute. */
  sizes?: string;
  format?: ImageFormat;
  /** True for the first visible picture: loaded eagerly and with high priority. */
  priority?: boolean;
  className?: string;
};

const cardWidths = [160, 240, 320, 400, 480, 640, 800] as const;

/** A picture in the width the screen needs, without layout shift. */
export function Picture({
  path,
  alt,
  width,
  height,
  widths = cardWidths,
  sizes = "100vw",
  format = "webp",
  priority = false,
  className,
}: PictureProps) {
  const usual = widths.includes(400) ? 400 : (widths[Math.floor(widths.length / 2)] ?? 400);
  return (
    <img
      sizes={sizes}
      srcSet={imageSrcset(path, widths, format)}
      src={imageUrl(path, usual, format)}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding={priority ? "sync" : "async"}
      className={cx("h-auto max-w-full", className)}
    />
  );
}
