/** The fields of a content page's banner that the popup shows. */
export type DialogBanner = { image?: string; alt?: string; title?: string; text?: string };

/** The first banner of the popup's content page; null without one. Pages are validated when they are saved. */
export function dialogBanner(page: { pageContent: unknown } | null | undefined): DialogBanner | null {
  const content = page?.pageContent as { columns?: { kind: string; items?: DialogBanner[] }[] } | null | undefined;
  const column = content?.columns?.find(({ kind }) => kind === "banner");
  return column?.items?.[0] ?? null;
}
