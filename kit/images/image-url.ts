/** The widths a picture may be asked for; anything else would let a stranger fill the disk with useless sizes. */
export const imageWidths = [96, 160, 240, 320, 400, 480, 640, 800, 1080, 1280, 1600, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** What sites that show a link draw beside it. */
export const sharePixels = { width: 1200, height: 630 } as const;

/** A width, or the one size that links are shared with. */
export type ImageSize = ImageWidth | "share";

export const imageFormats = ["webp", "avif", "jpg", "png"] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** File endings a source may have, best quality first: when two files share a name, the first one found is the picture. */
export const sourceEndings = ["png", "jpg", "jpeg", "webp", "avif"] as const;

/** A picture's name is its path below the root without the file ending: `/pictures/hero.webp` is `pictures/hero`. */
export function imageName(path: string): string {
  const relative = path.replace(/^\/+/, "");
  const dot = relative.lastIndexOf(".");
  const ending = relative.slice(dot + 1).toLowerCase();
  return dot > 0 && (sourceEndings as readonly string[]).includes(ending) ? relative.slice(0, dot) : relative;
}

/** `/img/w400/pictures/hero.webp?v=1f0c…`; with the version of the source the answer may be kept for a year. */
export function imageUrl(name: string, width: ImageWidth, format: ImageFormat, version?: string | null): string {
  const path = `/img/w${width}/${imageName(name)}.${format}`;
  return version ? `${path}?v=${version}` : path;
}

/** A picture in the size for shared links, as JPEG, which every site reads. Keeps a version that stands behind the path. */
export function shareImageUrl(path: string): string {
  const [name = "", query] = path.split("?", 2);
  return `/img/share/${imageName(name)}.jpg${query ? `?${query}` : ""}`;
}

/** A `srcset` value with one entry for each width, smallest first. */
export function imageSrcset(
  name: string,
  widths: readonly ImageWidth[],
  format: ImageFormat,
  version?: string | null,
): string {
  const ending = `/${imageName(name)}.${format}${version ? `?v=${version}` : ""}`;
  return widths
    .toSorted((a, b) => a - b)
    .map((width) => `/img/w${width}${ending} ${width}w`)
    .join(", ");
}
