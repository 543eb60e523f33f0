/** Goals of a run; docs/performance.md explains them. */
export const goals = {
  /** Times hello world, at least. */
  cachedPage: 0.5,
  newPage: 0.015,
  productDetail: 0.2,
  newProductDetail: 0.08,
  listing: 0.03,
  listingOfMany: 0.015,
  search: 0.03,
  searchOfMany: 0.01,
  addToCart: 0.02,
  cart: 0.05,
  longCart: 0.015,
  checkout: 0.003,
  flashSale: 0.02,
  /** At most. */
  javascriptKilobytes: 135,
  checkoutJavascriptKilobytes: 165,
  adminListJavascriptKilobytes: 200,
  adminListMilliseconds: 300,
  variantsMilliseconds: 1_000,
  adminImportSeconds: 15,
  couponCodesSeconds: 10,
  simulationMilliseconds: 5_000,
  reportMilliseconds: 1_000,
  memoryMebibytes: 300,
  secondStartSeconds: 8,
} as const;
