/**
 * The kinds of targets that a page's pickers offer: link targets, and sources of columns. A promotion has no address of
 * its own; a place is a page of the engine itself.
 */
export const targetKinds = ["page", "place", "product", "category", "brand", "article", "promotion"] as const;
export type TargetKind = (typeof targetKinds)[number];

export type PageTarget = {
  readonly kind: TargetKind;
  readonly code: string;
  readonly name: string;
  /** Its address in the shop; null for a promotion. */
  readonly path: string | null;
};
