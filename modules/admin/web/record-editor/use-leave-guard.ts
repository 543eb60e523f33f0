import { useEffect } from "react";
import { useBlocker } from "react-router";

/** Asks before unsaved changes are left: `blocker` while the router waits for an answer, the browser's own question otherwise. */
export function useLeaveGuard({ dirty, isDirty }: { dirty: boolean; isDirty: () => boolean }) {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [dirty]);
  // Asked at each navigation: a screen that has just saved goes to another page before it is drawn again.
  return useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );
}
