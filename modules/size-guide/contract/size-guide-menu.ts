export type SizeGuideBrand = { readonly brandCode: string; readonly brandName: string };

/** One entry of the menu, with the entries below it and the brands that have a chart for it. Up to three levels. */
export type SizeGuideCategory = {
  readonly categoryCode: string;
  readonly categoryName: string;
  readonly categoryList: readonly SizeGuideCategory[];
  readonly sizeGuideBrandObjects: readonly SizeGuideBrand[];
};

/** The chart a page shows. */
export type ChosenSizeGuide = SizeGuideBrand & { readonly categoryCode: string };
