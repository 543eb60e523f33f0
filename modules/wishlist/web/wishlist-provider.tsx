import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { createWishes, type Wishes } from "./wishes.ts";

export type WishlistSettings = {
  /** True once it is known that a member sits in front of the screen. */
  member: boolean;
  /** Where a guest goes instead: the login, from where the wish is fulfilled and the way leads back. */
  loginPath: (here: string, productCode: string) => string;
};

type Wishlist = WishlistSettings & { wishes: Wishes; ask: () => void };

const WishlistContext = createContext<Wishlist | null>(null);

/** Gives the hearts below it one list. It is asked for once, when there is a member and the first heart. */
export function WishlistProvider({ member, loginPath, children }: WishlistSettings & { children: ReactNode }) {
  const api = useApi();
  const [wishes] = useState(createWishes);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!member) wishes.clear();
    else if (asked) import("./change-wish.ts").then(({ loadWishes }) => loadWishes(api, wishes)).catch(() => undefined);
  }, [api, asked, member, wishes]);
  // The same until it says something else: a new one makes React draw anew whatever waits for its script.
  const wishlist = useMemo(
    () => ({ member, loginPath, wishes, ask: onceOnly(() => setAsked(true)) }),
    [member, loginPath, wishes],
  );
  return <WishlistContext value={wishlist}>{children}</WishlistContext>;
}

export function useWishlist(): Wishlist {
  const wishlist = use(WishlistContext);
  if (!wishlist) throw new Error("a heart needs a WishlistProvider above it");
  return wishlist;
}

/** A page may have fifty hearts, and each asks. */
function onceOnly(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}
