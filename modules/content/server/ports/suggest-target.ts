import type { Locale } from "#kit/core/locale.ts";

/** Suggests a page of the shop for a path without one, by the words of the path; null without a match. */
export type SuggestTarget = (path: string, locale: Locale) => Promise<string | null>;
