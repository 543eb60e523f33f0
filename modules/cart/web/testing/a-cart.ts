import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import type { CartFields } from "../cart-page/cart-page.graphql.gen.ts";

type Line = CartFields["lines"][number];

export const aCartLine = (lineId: string, changes: Partial<Line> = {}): Line => ({
  lineId,
  skuCode: `${lineId}-A`,
  productName: `Thing ${lineId}`,
  productCode: lineId,
  productSlug: `Thing-${lineId}`,
  brandName: "Langkah",
  mediaLink: null,
  distributionType: deliveryMethodCodes.homeDelivery,
  deliveryDate: null,
  attribute: [],
  quantity: 1,
  max: 10,
  stock: 10,
  limits: null,
  outStock: false,
  disabled: false,
  pwp: false,
  activityCode: null,
  promotionActivity: null,
  problem: null,
  lineAmount: 100_000,
  usualAmount: 100_000,
  offerUnits: 0,
  ...changes,
});

export function aCart(...lines: readonly Line[]): CartFields {
  const total = lines.reduce((sum, { lineAmount }) => sum + lineAmount, 0);
  return {
    miniCartCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    deliveryDays: { least: 3, most: 7 },
    lines: [...lines],
    priceInfo: { productAmount: total, promotionDiscount: 0, totalAmount: total, savedAmount: 0 },
    promotionDiscounts: [],
    gifts: [],
    promotionTiers: [],
  };
}
