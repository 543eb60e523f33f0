import { useCartText } from "#modules/cart/web/cart-text.ts";
import { QuickAdd } from "#modules/cart/web/quick-add.tsx";
import { useCartPromotion } from "#modules/cart/web/use-cart-promotion.ts";
import { ShopMore } from "#modules/promotion/web/shop-more.tsx";
import type { TierFields } from "#modules/promotion/web/tier-fields.graphql.gen.ts";
import { useSession } from "../../session/session-provider.tsx";

type PageShopMoreProps = {
  activityCode: string;
  /** The promotion data the loader already has, rendered before any script runs. */
  activity?: TierFields | null;
};

/** Further products of a promotion with add buttons, and the cart's progress towards it. */
export function PageShopMore({ activityCode, activity = null }: PageShopMoreProps) {
  // Requested here, on the server too, so that the texts are loaded before the buttons render.
  useCartText();
  const units = useSession((state) => state.miniCartCount);
  const counted = useCartPromotion(activityCode, units);
  return (
    <ShopMore
      activityCode={activityCode}
      variant="page"
      activity={activity}
      counted={counted}
      action={({ sku, variants }) => <QuickAdd item={sku} variants={variants} />}
    />
  );
}
