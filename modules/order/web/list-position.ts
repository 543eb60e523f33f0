import { useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router";

type Position = { readonly search: string; readonly top: number };

const keyOf = (list: string) => `order-list:${list}`;

/** The position in a list of orders when the shopper left it; null when there is none, or storage is forbidden. */
export function positionIn(list: string): Position | null {
  try {
    const { search, top } = JSON.parse(sessionStorage.getItem(keyOf(list)) ?? "null") ?? {};
    return typeof search === "string" && typeof top === "number" ? { search, top } : null;
  } catch {
    return null;
  }
}

function keepPosition(list: string, position: Position): void {
  try {
    sessionStorage.setItem(keyOf(list), JSON.stringify(position));
  } catch {
    // Without storage the list starts at its top.
  }
}

/** Given with a link that leads back into the list. */
export const backToList = { backToList: true } as const;

/** Keeps where one is in the list, and goes there again when an order's page leads back (OR-28). */
export function useListPosition(list: string): void {
  const { search, state } = useLocation();
  useEffect(() => {
    const returning = (state as { backToList?: boolean } | null)?.backToList === true;
    const stored = returning ? positionIn(list) : null;
    if (stored?.search === search) window.scrollTo(0, stored.top);
  }, [list, search, state]);
  // Before the list is taken away, while the page still has its scroll position.
  useLayoutEffect(() => () => keepPosition(list, { search, top: window.scrollY }), [list, search]);
}
