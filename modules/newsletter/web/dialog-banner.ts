/** A banner of a content page, as far as the popup shows it. The picture's version stands behind its path. */
export type DialogBanner = { image?: string; alt?: string; title?: string; text?: string };

/**
 * The first banner of the page that editors write for the popup, or null: then there is nothing to pop up. Pages are
 * checked when they are saved, so this looks no closer than it must.
 */
export function dialogBanner(page: { pageContent: unknown } | null | undefined): DialogBanner | null {
  const content = page?.pageContent as { columns?: { kind: string; items?: DialogBanner[] }[] } | null | undefined;
  const column = content?.columns?.find(({ kind }) => kind === "banner");
  return column?.items?.[0] ?? null;
}
