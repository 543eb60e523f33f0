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

/** A banner's picture. Its URL contains the version, so that it can be cached. */
export function BannerPicture({ item, ...rest }: BannerPictureProps) {
  return item.image ? <Picture path={item.image} alt={item.alt ?? ""} {...rest} /> : null;
}
