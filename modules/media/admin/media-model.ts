import type { RecordState } from "#kit/core/fields/field-changes.ts";
import type { AdminMediaItemResult, AdminMediaResult } from "./media.graphql.gen.ts";

export type MediaList = AdminMediaResult["adminMedia"];
export type MediaTile = MediaList["items"][number];
/** An item with its uses, and its state in the history. */
export type MediaDetailsData = NonNullable<AdminMediaItemResult["adminMediaItem"]> & { readonly state: RecordState };

/** The filter of the list; all of it is in the address. */
export type MediaFilterValues = { readonly search: string; readonly tag: string; readonly kind: string };

/** Parses filter and page from an address. */
export function askedMedia(query: URLSearchParams): MediaFilterValues & { page: number } {
  return {
    search: (query.get("search") ?? "").trim().slice(0, 120),
    tag: (query.get("tag") ?? "").slice(0, 40),
    kind: ["picture", "video"].find((kind) => kind === query.get("kind")) ?? "",
    page: Math.min(Math.max(Math.trunc(Number(query.get("page"))) || 1, 1), 10_000),
  };
}

/** The query part of an address; without values it is empty. */
export function mediaQuery(values: Partial<MediaFilterValues & { page: number; item: string }>): string {
  const query = new URLSearchParams();
  for (const key of ["search", "tag", "kind"] as const) if (values[key]) query.set(key, values[key]);
  if ((values.page ?? 1) > 1) query.set("page", String(values.page));
  if (values.item) query.set("item", values.item);
  return query.size > 0 ? `?${query}` : "";
}

/** Formats a size: `84 kB`, `1.2 MB`. */
export function shownBytes(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000;
  const value = isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: isLarge && value < 10 ? 1 : 0 }).format(value);
  return `${number} ${isLarge ? "MB" : "kB"}`;
}
