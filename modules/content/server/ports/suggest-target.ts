import type { Locale } from "#kit/core/locale.ts";

/** Suggests a page of the shop for a path that has none, by the words of the path; null when nothing fits. */
export type SuggestTarget = (path: string, locale: Locale) => Promise<string | null>;
