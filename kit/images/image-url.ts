/** The widths a picture may be asked for; anything else would let a stranger fill the disk with useless sizes. */
export const imageWidths = [96, 160, 240, 320, 400, 480, 640, 800, 1080, 1280, 1600, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];

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

/** A `srcset` value with one entry for each width, smallest first. */
export function imageSrcset(
  name: string,
  widths: readonly ImageWidth[],
  format: ImageFormat,
  version?: string | null,
): string {
  return [...widths]
    .sort((a, b) => a - b)
    .map((width) => `${imageUrl(name, width, format, version)} ${width}w`)
    .join(", ");
}
