import type { SliderColumn } from "#modules/content/contract/columns/slider-column.ts";

/** Where editors put what is advertised on a page: `/advertisement` and the page's own path. */
export const advertisementOf = (path: string): string => `/advertisement${path === "/" ? "/home" : path}`;

const keyOf = (path: string, locale: string) => `advertisement:${locale}:${path}`;

/** The slider among a page's columns, if it has one with slides. The server has checked it when it was saved. */
export function sliderIn(pageContent: unknown): SliderColumn | null {
  const { columns } = (pageContent ?? {}) as { columns?: readonly { kind: string; items?: readonly unknown[] }[] };
  const slider = columns?.find(({ kind, items }) => kind === "slider" && items && items.length > 0);
  return (slider as SliderColumn | undefined) ?? null;
}

/** What was advertised at this path earlier in the visit; undefined when nobody has asked yet. */
export function keptSlides(storage: Storage, path: string, locale: string): SliderColumn | null | undefined {
  const kept = storage.getItem(keyOf(path, locale));
  if (kept === null) return undefined;
  try {
    return sliderIn({ columns: [JSON.parse(kept)].filter(Boolean) });
  } catch {
    return undefined;
  }
}

/** Remembers for the rest of the visit, also that there is nothing (SH-31). A full storage only means asking again. */
export function keepSlides(storage: Storage, path: string, locale: string, slider: SliderColumn | null): void {
  try {
    storage.setItem(keyOf(path, locale), JSON.stringify(slider));
  } catch {
    // Nothing to do: it is a convenience.
  }
}
