import { CartPage } from "#modules/cart/web/cart-page/cart-page.tsx";
import { QuickAdd } from "#modules/cart/web/quick-add.tsx";
import { BeginButton } from "#modules/checkout/web/begin-button.tsx";
import { ShopMore } from "#modules/promotion/web/shop-more.tsx";
import { WishlistButton } from "#modules/wishlist/web/wishlist-button.tsx";
import { useSession } from "../../session/session-provider.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/shop-cart.ts";
import { changeWithoutScript } from "./change-without-script.server.ts";
import { loadCart } from "./load-cart.server.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadCart(context);

export const action = (facts: Route.ActionArgs) => changeWithoutScript(facts);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function ShopCart({ loaderData: { cart, suggestions }, actionData }: Route.ComponentProps) {
  const units = useSession((state) => state.miniCartCount);
  return (
    <CartPage
      cart={cart}
      pieces={units}
      suggestions={suggestions}
      refusal={actionData?.refusal ?? null}
      wish={(productCode, productName) => <WishlistButton productCode={productCode} productName={productName} />}
      shopMore={(activity) => (
        <ShopMore
          key={activity.activityCode}
          activityCode={activity.activityCode}
          variant="cart"
          counted={activity}
          action={({ sku, variants }) => <QuickAdd item={sku} variants={variants} />}
        />
      )}
      checkout={(_place, lineIds, blocked) => <BeginButton lineIds={lineIds} blocked={blocked} />}
    />
  );
}
