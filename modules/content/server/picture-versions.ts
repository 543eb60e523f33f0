import { imageUrl, versionedPath } from "#kit/images/image-url.ts";
import type { PageColumn, PageContent } from "../contract/page-columns.ts";

/** The version of a picture's content, or null when there is no such picture. */
export type PictureVersion = (path: string) => string | null;

/** Adds a picture's version to its URL (`?v=…`), so that browsers may cache the picture for a year. */
export const versioned = (path: string, versionOf: PictureVersion): string => versionedPath(path, versionOf(path));

/** Pictures in texts are shown at one width. The sanitizer writes `src` as the first attribute. */
export const withPicturesIn = (html: string, versionOf: PictureVersion): string =>
  html.replace(/<img src="(\/(?:pictures|media)\/[^"?]+)"/g, (_tag, path: string) => {
    return `<img src="${imageUrl(versioned(path, versionOf), 800, "webp")}"`;
  });

/** Adds versions to all picture URLs of a page. */
export const withPictureVersions = (content: PageContent, versionOf: PictureVersion): PageContent => ({
  columns: content.columns.map((column) => inColumn(column, versionOf)),
});

function inColumn(column: PageColumn, versionOf: PictureVersion): PageColumn {
  switch (column.kind) {
    case "banner": {
      const items = column.items.map((item) =>
        item.image ? { ...item, image: versioned(item.image, versionOf) } : item,
      );
      return { ...column, items };
    }
    case "slider":
      return { ...column, items: column.items.map((item) => ({ ...item, image: versioned(item.image, versionOf) })) };
    case "video":
      return { ...column, poster: versioned(column.poster, versionOf) };
    case "html":
      return { ...column, html: withPicturesIn(column.html, versionOf) };
    default:
      return column;
  }
}
