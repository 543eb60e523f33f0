import { useEffect } from "react";

/** Takes these parameters out of the address bar, and so out of the history, bookmarks and pictures of the screen. */
export function dropFromAddress(...names: readonly string[]): void {
  const url = new URL(window.location.href);
  const there = names.filter((name) => url.searchParams.has(name));
  if (there.length === 0) return;
  for (const name of there) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, "", url.pathname + url.search + url.hash);
}

/** For a page whose link carries something personal or secret: it has done its work once the page is there. */
export function useCleanAddress(...names: readonly string[]): void {
  // After every drawing: a link inside the page may have brought it again.
  useEffect(() => dropFromAddress(...names));
}
