import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { failureText } from "#kit/web/api/failure-text.ts";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { useCartHost } from "../cart-host.ts";
import { cartCalls } from "./cart-calls.ts";
import type { CartFields } from "./cart-page.graphql.gen.ts";
import { useCartPageText } from "./cart-page-text.ts";
import { type CartState, unitsShown } from "./cart-state.ts";
import { type CartStore, createCartStore } from "./cart-store.ts";

/** A cart that was left this long ago is read again when the shopper comes back to it. */
const oldAfterMs = 5_000;

/**
 * The cart of the page. `pieces` is the badge's number: when something else on the page, or another tab, has changed
 * it, the cart is read again; also when the shopper comes back to the page after a while.
 */
export function useCart(first: CartFields, units: number): { state: CartState; store: CartStore } {
  const api = useApi();
  const { ready, showCount, expectCount } = useCartHost();
  const toast = useToast();
  const t = useCartPageText();
  const locale = useLocale();
  const failed = useRef<(problem: unknown) => void>(() => undefined);
  failed.current = (problem) =>
    toast({ kind: "error", text: failureText(t(navigator.onLine ? "failed" : "offline"), problem, locale) });
  const [store] = useState(() =>
    createCartStore(first, cartCalls({ api, ready }), {
      expected: expectCount,
      changed: showCount,
      failed: (problem) => failed.current(problem),
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);

  const known = useRef(first);
  useEffect(() => {
    if (known.current === first) return;
    known.current = first;
    store.replace(first);
  }, [first, store]);

  const seen = useRef(units);
  useEffect(() => {
    if (seen.current === units) return;
    seen.current = units;
    if (units !== unitsShown(store.state())) void store.reload();
  }, [units, store]);

  useEffect(() => {
    let left = Date.now();
    const check = () => {
      if (document.visibilityState === "hidden") left = Date.now();
      else if (Date.now() - left > oldAfterMs) void store.reload();
    };
    document.addEventListener("visibilitychange", check);
    return () => document.removeEventListener("visibilitychange", check);
  }, [store]);
  return { state, store };
}
