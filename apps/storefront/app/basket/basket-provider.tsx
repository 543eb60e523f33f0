import { type ReactNode, useMemo } from "react";
import { type CartHost, CartHostContext } from "#modules/cart/web/cart-host.ts";
import { useSessionReady, useSessionStore } from "../session/session-provider.tsx";

/** Lets what adds to the cart open a session when there is none yet, and tell the header's badge (CA-05). */
export function BasketProvider({ children }: { children: ReactNode }) {
  const ready = useSessionReady();
  const store = useSessionStore();
  const host = useMemo<CartHost>(
    () => ({ ready, showCount: (miniCartCount) => store.setState({ miniCartCount }) }),
    [ready, store],
  );
  return <CartHostContext value={host}>{children}</CartHostContext>;
}
