import type { Api } from "#kit/graphql/client.ts";
import { variantsOf } from "#modules/catalogue/web/variants.ts";
import { companionsWaitMs } from "../contract/constants.ts";
import type { CartItem } from "./cart-item.ts";
import { type CompanionsResult, companionsDocument } from "./companions.graphql.gen.ts";
import { type Companion, type Companions, companionsOf, hasCompanions } from "./companions.ts";

type Recommended = CompanionsResult["queryRecommendations"][number];

/** What others chose along, with its sizes and colours; its row shows the first SKU that is there. */
function crossSell(product: Recommended): Companion[] {
  const { productCode, productName: name, mediaLinkList, brand, skuList } = product;
  const own = { productCode, name, brand: brand.brandName };
  const variants = variantsOf(product).map((variant) => ({ ...variant, ...own }));
  const item = variants.find(({ stock }) => stock > 0);
  if (!item) return [];
  const usual = skuList.find(({ skuCode }) => skuCode === item.skuCode)?.productPrice ?? 0;
  const before = usual > item.price ? usual : null;
  return [{ key: item.skuCode, item, variants, image: mediaLinkList[0] ?? null, before, activityCode: null }];
}

/** The companions of an item that is in the cart now; null when it has none, or the request fails. */
export async function findCompanions(api: Api, added: CartItem): Promise<Companions | null> {
  const { productCode, skuCode } = added;
  const signal = AbortSignal.timeout(companionsWaitMs);
  const reply = await api(companionsDocument, { productCode, skuCode }, { signal }).catch(() => null);
  if (!reply) return null;
  const found = companionsOf(added, {
    activityCodes: reply.queryPromotionActivityByProduct.map(({ activityCode }) => activityCode),
    tiers: reply.queryCart.promotionTiers,
    crossSells: reply.queryRecommendations.flatMap(crossSell),
  });
  return hasCompanions(found) ? found : null;
}
