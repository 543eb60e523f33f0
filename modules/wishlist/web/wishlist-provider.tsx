import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { createWishlistState, type WishlistState } from "./wishlist-state.ts";

export type WishlistSettings = {
  /** True once the caller is known to be a member. */
  member: boolean;
  /** The login page for guests; it adds the product and returns to `here`. */
  loginPath: (here: string, productCode: string) => string;
};

type Wishlist = WishlistSettings & { state: WishlistState; requestLoad: () => void };

const WishlistContext = createContext<Wishlist | null>(null);

/** Shares one wishlist between all buttons. It is loaded once, when there are a member and a first button. */
export function WishlistProvider({ member, loginPath, children }: WishlistSettings & { children: ReactNode }) {
  const api = useApi();
  const [state] = useState(createWishlistState);
  const [requested, setRequested] = useState(false);
  useEffect(() => {
    if (!member) state.clear();
    else if (requested)
      import("./toggle-item.ts").then(({ loadWishlist }) => loadWishlist(api, state)).catch(() => undefined);
  }, [api, requested, member, state]);
  // Memoized: a new value makes React render components that still wait for hydration.
  const wishlist = useMemo(
    () => ({ member, loginPath, state, requestLoad: onceOnly(() => setRequested(true)) }),
    [member, loginPath, state],
  );
  return <WishlistContext value={wishlist}>{children}</WishlistContext>;
}

export function useWishlist(): Wishlist {
  const wishlist = use(WishlistContext);
  if (!wishlist) throw new Error("WishlistButton needs a WishlistProvider above it");
  return wishlist;
}

/** A page may have fifty buttons, each of which requests the list. */
function onceOnly(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}
