import { type MouseEvent, useEffect, useSyncExternalStore } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useApi } from "#kit/web/api/api-context.tsx";
import { cx } from "#kit/web/class-names.ts";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { useWishlist } from "./wishlist-provider.tsx";
import { useWishlistText } from "./wishlist-text.ts";

export type WishHeartProps = {
  productCode: string;
  productName: string;
  /** On a picture the heart needs a ground of its own. */
  onPicture?: boolean;
};

const look = "inline-flex size-11 items-center justify-center rounded-full transition-colors";
const grounds = { picture: "hover:bg-raised/70", page: "hover:bg-sunken active:bg-line" } as const;

/** A wish, granted by one press. For guests, and without a script, it is a link to the login. */
export function WishHeart({ productCode, productName, onPicture = false }: WishHeartProps) {
  const t = useWishlistText();
  const { member, wishes, ask } = useWishlist();
  const wished = useSyncExternalStore(
    wishes.subscribe,
    () => wishes.has(productCode),
    () => false,
  );
  const login = useLogin(productCode);
  const toggle = useToggle(productCode);
  useEffect(ask, [ask]);
  const className = cx(look, grounds[onPicture ? "picture" : "page"]);
  const heart = (
    <span
      className={cx("flex size-9 items-center justify-center rounded-full", onPicture && "bg-raised/90 shadow-lift")}
    >
      <Icon name={wished ? "heart-full" : "heart"} className={wished ? "text-brick-ink" : undefined} />
    </span>
  );
  if (!member) {
    return (
      <Link
        to={login.path}
        onClick={login.go}
        rel="nofollow"
        prefetch="none"
        aria-label={t("wish", { name: productName })}
        className={className}
      >
        {heart}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={wished}
      aria-label={t("wish", { name: productName })}
      onClick={toggle}
      className={className}
    >
      {heart}
    </button>
  );
}

/** The page's address in the link has no query, which the server may not know; a press takes the whole of it along. */
function useLogin(productCode: string) {
  const navigate = useNavigate();
  const { loginPath } = useWishlist();
  const { pathname, search } = useLocation();
  return {
    path: loginPath(pathname, productCode),
    go(event: MouseEvent) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      navigate(loginPath(pathname + search, productCode));
    },
  };
}

function useToggle(productCode: string) {
  const t = useWishlistText();
  const api = useApi();
  const toast = useToast();
  const { wishes } = useWishlist();
  return async () => {
    const changed = await import("./change-wish.ts").then(
      ({ changeWish }) => changeWish(api, wishes, productCode),
      () => ({ ok: false, reason: null }) as const,
    );
    if (!changed.ok) toast({ kind: "error", text: changed.reason ?? t("failed") });
  };
}
