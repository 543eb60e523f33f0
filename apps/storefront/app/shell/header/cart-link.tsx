import { IconLink } from "#kit/web/actions/icon-button.tsx";
import { CountBadge } from "#kit/web/feedback/badge.tsx";
import { useSession } from "../../session/session-provider.tsx";
import { useShellText } from "../shell-text.ts";

/** The cart with the number of its pieces; above 99 the badge shows "99+" (SH-10). */
export function CartLink() {
  const t = useShellText();
  const count = useSession(({ miniCartCount }) => miniCartCount);
  return (
    <IconLink to="/shop-cart" icon="shopping-cart" label={t("cart")} prefetch="none">
      <CountBadge count={count} unit={t("cartUnit")} corner />
    </IconLink>
  );
}
