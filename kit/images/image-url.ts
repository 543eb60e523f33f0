/** The widths that may be requested; arbitrary ones would let clients fill the disk. */
export const imageWidths = [96, 160, 240, 320, 400, 480, 640, 800, 1080, 1280, 1600, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** The size of link previews. */
export const sharePixels = { width: 1200, height: 630 } as const;

/** A width, or the one size of link previews. */
export type ImageSize = ImageWidth | "share";

export const imageFormats = ["webp", "avif", "jpg", "png"] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** File extensions of sources, best quality first: of two files with one name the first counts. */
export const sourceEndings = ["png", "jpg", "jpeg", "webp", "avif"] as const;

/** Whether pictures at this path are resized by `/img`: files of the shop, and uploaded ones. */
export const isPicturePath = (path: string): boolean => /^\/(?:pictures|media)\/\S+$/.test(path);

/** A picture's name is its path below the root without the extension: `/pictures/hero.webp` is `pictures/hero`. */
export function imageName(path: string): string {
  const relative = path.replace(/^\/+/, "");
  const dot = relative.lastIndexOf(".");
  const ending = relative.slice(dot + 1).toLowerCase();
  return dot > 0 && (sourceEndings as readonly string[]).includes(ending) ? relative.slice(0, dot) : relative;
}

/** A picture's path with its version, as pages use it: `/pictures/hero.webp?v=1f0c…`. */
export const versionedPath = (path: string, version: string | null | undefined): string =>
  version ? `${path}?v=${version}` : path;

/** `/img/w400/pictures/hero.webp?v=1f0c…`. Keeps the path's version: with it the response is cacheable for a year. */
export const imageUrl = (path: string, width: ImageWidth, format: ImageFormat): string =>
  `/img/w${width}${ending(path, format)}`;

/** A picture in the size of link previews, as JPEG for compatibility. Keeps the path's version. */
export const shareImageUrl = (path: string): string => `/img/share${ending(path, "jpg")}`;

/** A `srcset` value with one entry for each width, smallest first. */
export function imageSrcset(path: string, widths: readonly ImageWidth[], format: ImageFormat): string {
  const end = ending(path, format);
  return widths
    .toSorted((a, b) => a - b)
    .map((width) => `/img/w${width}${end} ${width}w`)
    .join(", ");
}

/** The part of an address after the size. */
function ending(path: string, format: ImageFormat): string {
  const [name = "", query] = path.split("?", 2);
  return `/${imageName(name)}.${format}${query ? `?${query}` : ""}`;
}
