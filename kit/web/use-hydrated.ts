import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * False on the server and while its page comes alive in the browser, true from then on, and at once on a page that was
 * opened by a link. For what only the browser knows, so that the first picture is the same on both sides.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
