import type { Api } from "#kit/graphql/client.ts";
import { companionsWaitMs } from "../contract/constants.ts";
import type { CartItem } from "./cart-item.ts";
import { type CompanionsResult, companionsDocument } from "./companions.graphql.gen.ts";
import { type Companion, type Companions, companionsOf, hasCompanions } from "./companions.ts";

type Recommended = CompanionsResult["queryRecommendations"][number];

/** What others chose along: the first SKU of the product that is there. */
function crossSell({ productCode, productName, mediaLinkList, brand, skuList }: Recommended): Companion[] {
  const sku = skuList.find(({ stock }) => stock > 0);
  if (!sku) return [];
  const { skuCode, orgCode, stock, salePrice, productPrice } = sku;
  const item = { productCode, skuCode, orgCode, stock, price: salePrice, name: productName, brand: brand.brandName };
  const before = productPrice > salePrice ? productPrice : null;
  return [{ key: skuCode, item, image: mediaLinkList[0] ?? null, before, activityCode: null }];
}

/** What goes with an item that is in the cart now; null when nothing does, or nobody can tell at the moment. */
export async function findCompanions(api: Api, added: CartItem): Promise<Companions | null> {
  const { productCode, skuCode } = added;
  const signal = AbortSignal.timeout(companionsWaitMs);
  const answer = await api(companionsDocument, { productCode, skuCode }, { signal }).catch(() => null);
  if (!answer) return null;
  const found = companionsOf(added, {
    activityCodes: answer.queryPromotionActivityByProduct.map(({ activityCode }) => activityCode),
    tiers: answer.queryCart.promotionTiers,
    crossSells: answer.queryRecommendations.flatMap(crossSell),
  });
  return hasCompanions(found) ? found : null;
}
