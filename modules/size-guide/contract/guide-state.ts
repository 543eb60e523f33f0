import type { Locale } from "#kit/core/locale.ts";

/** The size chart of one brand in one category, as staff edit it; its id is `CATEGORY-BRAND`. */
export type GuideState = {
  /** The brand's name in the menu, shared by all of its charts. */
  readonly brandName: string;
  /** Where the brand stands in its category; 0 unless given. */
  readonly position?: number;
  /** The chart as HTML. A language without one shows the English one. */
  readonly charts: Readonly<Partial<Record<Locale, string>>>;
};

export const guideFields = ["brandName", "position", "charts"] as const;

const idForm = /^([A-Z0-9_]{2,40})-([A-Z0-9_]{2,40})$/;

/** The category and the brand of an id; null when it is none. */
export function guideKey(id: string): { readonly categoryCode: string; readonly brandCode: string } | null {
  const [, categoryCode, brandCode] = idForm.exec(id) ?? [];
  return categoryCode === undefined || brandCode === undefined ? null : { categoryCode, brandCode };
}

export const longestChart = 50_000;
