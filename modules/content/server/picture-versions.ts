import type { PageContent } from "../contract/page-columns.ts";

/** The version of a picture's content, or null when there is no such picture. */
export type PictureVersion = (path: string) => string | null;

/** Puts each picture's version behind its path (`?v=…`), so that browsers may keep the picture for a year. */
export function withPictureVersions(content: PageContent, versionOf: PictureVersion): PageContent {
  const versioned = (path: string) => {
    const version = versionOf(path);
    return version === null ? path : `${path}?v=${version}`;
  };
  return {
    columns: content.columns.map((column) =>
      column.kind === "banner"
        ? {
            ...column,
            items: column.items.map((item) => (item.image ? { ...item, image: versioned(item.image) } : item)),
          }
        : column,
    ),
  };
}
