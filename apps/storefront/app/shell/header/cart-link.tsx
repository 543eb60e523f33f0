import { IconLink } from "#kit/web/actions/icon-button.tsx";
import { CountBadge } from "#kit/web/feedback/badge.tsx";
import { useShellText } from "../shell-text.ts";
import { useShopState } from "../shop-state.ts";

/** Above this many pieces the badge reads "99+" (SH-10). */
const badgeCap = 99;

export function CartLink() {
  const t = useShellText();
  const { miniCartCount: count } = useShopState();
  return (
    <IconLink to="/shop-cart" icon="shopping-cart" label={t("cart")} prefetch="none">
      <CountBadge count={count} cap={badgeCap} unit={t("cartUnit")} corner />
    </IconLink>
  );
}
