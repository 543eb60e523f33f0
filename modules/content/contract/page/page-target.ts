/** What the pickers of a page offer: what links lead to, and what columns show. A promotion has no address of its own; a place is a page that the engine has itself. */
export const targetKinds = ["page", "place", "product", "category", "brand", "article", "promotion"] as const;
export type TargetKind = (typeof targetKinds)[number];

export type PageTarget = {
  readonly kind: TargetKind;
  readonly code: string;
  readonly name: string;
  /** Its address in the shop; null for a promotion. */
  readonly path: string | null;
};
