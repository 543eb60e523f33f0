import type { CartLineModel } from "./cart-state.ts";

/** A line as analytics know it. */
export const eventItem = ({ productCode, skuCode, productName, brandName, lineAmount, quantity }: CartLineModel) => ({
  code: productCode,
  variant: skuCode,
  name: productName,
  brand: brandName,
  price: Math.round(lineAmount / Math.max(1, quantity)),
  quantity,
});
