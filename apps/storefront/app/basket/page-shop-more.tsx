import { useCartText } from "#modules/cart/web/cart-text.ts";
import { QuickAdd } from "#modules/cart/web/quick-add.tsx";
import { useCartPromotion } from "#modules/cart/web/use-cart-promotion.ts";
import { ShopMore } from "#modules/promotion/web/shop-more.tsx";
import type { TierFields } from "#modules/promotion/web/tier-fields.graphql.gen.ts";
import { useSession } from "../session/session-provider.tsx";

type PageShopMoreProps = {
  activityCode: string;
  /** What the page itself knows of the promotion, to be there before any script. */
  activity?: TierFields | null;
};

/** More of a promotion on a page, with buttons that add, and with how far the shopper's cart has come. */
export function PageShopMore({ activityCode, activity = null }: PageShopMoreProps) {
  // Asked for here, on the server too, so that the words are there before the buttons are.
  useCartText();
  const pieces = useSession((state) => state.miniCartCount);
  const counted = useCartPromotion(activityCode, pieces);
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
