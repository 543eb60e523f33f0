import type { Api } from "#kit/graphql/client.ts";
import type { CartItem } from "./cart-item.ts";
import { companionsDocument } from "./companions.graphql.gen.ts";
import { type Companions, companionsOf, hasCompanions } from "./companions.ts";

/** What goes with an item that is in the cart now; null when nothing does, or nobody can tell at the moment. */
export async function findCompanions(api: Api, added: CartItem): Promise<Companions | null> {
  const answer = await api(companionsDocument, { productCode: added.productCode }).catch(() => null);
  if (!answer) return null;
  const found = companionsOf(added, {
    activityCodes: answer.queryPromotionActivityByProduct.map(({ activityCode }) => activityCode),
    tiers: answer.queryCart.promotionTiers,
    crossSells: [],
  });
  return hasCompanions(found) ? found : null;
}
