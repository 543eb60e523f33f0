import { type MouseEvent, useEffect, useSyncExternalStore } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useApi } from "#kit/web/api/api-context.tsx";
import { cx } from "#kit/web/class-names.ts";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { useWishlist } from "./wishlist-provider.tsx";
import { useWishlistText } from "./wishlist-text.ts";

export type WishlistButtonProps = {
  productCode: string;
  productName: string;
  /** On a picture the icon gets a background. */
  onPicture?: boolean;
};

const shape = "inline-flex size-11 items-center justify-center rounded-full transition-colors";
const backgrounds = { picture: "hover:bg-raised/70", page: "hover:bg-sunken active:bg-line" } as const;

/** Adds or removes a product. For guests, and without script, it is a link to the login. */
export function WishlistButton({ productCode, productName, onPicture = false }: WishlistButtonProps) {
  const t = useWishlistText();
  const { member, state, requestLoad } = useWishlist();
  const wished = useSyncExternalStore(
    state.subscribe,
    () => state.has(productCode),
    () => false,
  );
  const login = useLogin(productCode);
  const toggle = useToggle(productCode);
  useEffect(requestLoad, [requestLoad]);
  const className = cx(shape, backgrounds[onPicture ? "picture" : "page"]);
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

/** The link's return URL has no query string, because the server may not know it; a click adds it. */
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
  const { state } = useWishlist();
  return async () => {
    const result = await import("./toggle-item.ts").then(
      ({ toggleItem }) => toggleItem(api, state, productCode),
      () => ({ ok: false, reason: null }) as const,
    );
    if (!result.ok) toast({ kind: "error", text: result.reason ?? t("failed") });
  };
}
