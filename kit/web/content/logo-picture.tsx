import { imageUrl, isPicturePath } from "#kit/images/image-url.ts";
import { cx } from "../class-names.ts";

type LogoPictureProps = {
  /** Shown in its place while there is no picture. */
  name: string;
  /** A picture's path with its version. */
  logo: string | null;
  /** For the dark theme; the same picture serves both without one. */
  logoDark: string | null;
  /** A media query of the dark theme. */
  dark?: string;
  /** Sets the size of its box, so that nothing moves when the picture arrives. */
  className?: string;
};

/** Twice the width of the box, for screens with double resolution. */
const shownAt = (path: string) => (isPicturePath(path) ? imageUrl(path, 400, "webp") : path);

/** The shop's logo, or its name in letters. It is decoration: what surrounds it has the accessible name. */
export function LogoPicture({
  name,
  logo,
  logoDark,
  className,
  dark = "(prefers-color-scheme: dark)",
}: LogoPictureProps) {
  if (logo === null) {
    return (
      <span aria-hidden="true" className="line-clamp-1 text-lg font-extrabold tracking-tight wrap-anywhere md:text-2xl">
        {name}
      </span>
    );
  }
  return (
    <picture>
      {logoDark ? <source srcSet={shownAt(logoDark)} media={dark} /> : null}
      <img src={shownAt(logo)} alt="" width={168} height={40} className={cx("object-contain object-left", className)} />
    </picture>
  );
}
