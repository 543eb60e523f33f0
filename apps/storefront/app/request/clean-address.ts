import { useEffect } from "react";

/** Removes these parameters from the address bar, and so from history, bookmarks and screenshots. */
export function dropFromAddress(...names: readonly string[]): void {
  const url = new URL(window.location.href);
  const there = names.filter((name) => url.searchParams.has(name));
  if (there.length === 0) return;
  for (const name of there) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, "", url.pathname + url.search + url.hash);
}

/** For a page whose link carries personal or secret values: they are not needed once the page is loaded. */
export function useCleanAddress(...names: readonly string[]): void {
  // After every render: a link inside the page may have added them again.
  useEffect(() => dropFromAddress(...names));
}
