import { type ReactNode, useEffect, useMemo } from "react";
import { type CartHost, CartHostContext } from "#modules/cart/web/cart-host.ts";
import { useSessionReady, useSessionStore } from "../session/session-provider.tsx";

const channelName = "cart";

/**
 * Lets what adds to the cart open a session when there is none yet, and tell the header's badge (CA-05), that of the
 * shop's other tabs too.
 */
export function BasketProvider({ children }: { children: ReactNode }) {
  const ready = useSessionReady();
  const store = useSessionStore();
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }) => {
      if (Number.isInteger(data)) store.setState({ miniCartCount: data });
    };
    return () => channel.close();
  }, [store]);
  const host = useMemo<CartHost>(
    () => ({
      ready,
      showCount(miniCartCount) {
        store.setState({ miniCartCount });
        const channel = new BroadcastChannel(channelName);
        channel.postMessage(miniCartCount);
        channel.close();
      },
    }),
    [ready, store],
  );
  return <CartHostContext value={host}>{children}</CartHostContext>;
}
