import type { ImageWidth } from "#kit/images/image-url.ts";
import { Picture } from "#kit/web/content/picture.tsx";
import type { BannerItem } from "../../contract/columns/banner-column.ts";

type BannerPictureProps = {
  item: BannerItem;
  width: number;
  height: number;
  widths: readonly ImageWidth[];
  sizes: string;
  priority?: boolean;
  className?: string;
};

/** A banner's picture. The server has put the picture's version behind its path, so the address never changes its meaning. */
export function BannerPicture({ item, ...rest }: BannerPictureProps) {
  return item.image ? <Picture path={item.image} alt={item.alt ?? ""} {...rest} /> : null;
}
