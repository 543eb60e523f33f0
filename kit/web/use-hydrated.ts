import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * False on the server and during hydration, true afterwards, and at once on a page opened by client-side navigation. For values
 * only the browser has, so that server and browser render the same first.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
