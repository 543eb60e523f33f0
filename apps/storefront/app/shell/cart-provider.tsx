import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { type CartHost, CartHostContext } from "#modules/cart/web/cart-host.ts";
import { useSessionReady, useSessionStore } from "../session/session-provider.tsx";

/** Gives the cart's components a way to open a session when there is none, and updates the header badge (CA-05), in the shop's other tabs too. */
export function CartProvider({ children }: { children: ReactNode }) {
  const ready = useSessionReady();
  const store = useSessionStore();
  const tabs = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const channel = new BroadcastChannel("cart");
    channel.onmessage = ({ data }) => {
      if (Number.isInteger(data)) store.setState({ miniCartCount: data });
    };
    tabs.current = channel;
    return () => channel.close();
  }, [store]);
  const host = useMemo<CartHost>(() => {
    const expectCount = (miniCartCount: number) => store.setState({ miniCartCount });
    return {
      ready,
      expectCount,
      showCount(units) {
        expectCount(units);
        tabs.current?.postMessage(units);
      },
    };
  }, [ready, store]);
  return <CartHostContext value={host}>{children}</CartHostContext>;
}
