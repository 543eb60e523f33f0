import { imageUrl, versionedPath } from "#kit/images/image-url.ts";
import type { PageColumn, PageContent } from "../contract/page-columns.ts";

/** The version of a picture's content, or null when there is no such picture. */
export type PictureVersion = (path: string) => string | null;

/** Puts a picture's version behind its path (`?v=…`), so that browsers may keep the picture for a year. */
export const versioned = (path: string, versionOf: PictureVersion): string => versionedPath(path, versionOf(path));

/** Pictures inside of text are shown at one width. Their tags are as the cleaning wrote them: the address comes first. */
export const withPicturesIn = (html: string, versionOf: PictureVersion): string =>
  html.replace(/<img src="(\/pictures\/[^"?]+)"/g, (_tag, path: string) => {
    return `<img src="${imageUrl(versioned(path, versionOf), 800, "webp")}"`;
  });

/** A page whose pictures all carry their versions. */
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
