export type SizeGuideBrand = { readonly brandCode: string; readonly brandName: string };

/** A menu entry with its children and the brands that have a chart. Up to three levels. */
export type SizeGuideCategory = {
  readonly categoryCode: string;
  readonly categoryName: string;
  readonly categoryList: readonly SizeGuideCategory[];
  readonly sizeGuideBrandObjects: readonly SizeGuideBrand[];
};

export type ChosenSizeGuide = SizeGuideBrand & { readonly categoryCode: string };
