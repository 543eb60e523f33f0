import type { Texts } from "#kit/core/locale.ts";

export const placements = ["top", "header", "footer"] as const;
export type Placement = (typeof placements)[number];

/** A navigation entry as an editor writes it; up to three levels (D-26). */
export type NavigationDraft = {
  code: string;
  name: Texts;
  url: string;
  image?: string;
  children?: readonly NavigationDraft[];
};
