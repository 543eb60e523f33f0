import { useEffect, useRef, useState } from "react";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { openClubWindow } from "../club-window.ts";

/** The club window's message after a PIN was set, accepted from the club's origin only. */
const isPinSet = (event: Pick<MessageEvent, "origin" | "data">, clubSiteUrl: string): boolean =>
  event.origin === new URL(clubSiteUrl).origin &&
  typeof event.data === "object" &&
  event.data !== null &&
  event.data.type === "pin-set";

/**
 * Sets a PIN in a window of the club (D-17). The message only triggers a reload of the PIN state from the club. Closing
 * the window triggers it too, in case the message was lost.
 */
export function useSetPin(clubSiteUrl: string, onMaybeSet: () => void) {
  const locale = useLocale();
  const [state, setState] = useState<"idle" | "open" | "blocked">("idle");
  const club = useRef<Window | null>(null);
  const latestCallback = useRef(onMaybeSet);
  latestCallback.current = onMaybeSet;

  useEffect(() => {
    if (state !== "open") return;
    const finish = () => {
      setState("idle");
      latestCallback.current();
    };
    const hear = (event: MessageEvent) => {
      if (event.source === club.current && isPinSet(event, clubSiteUrl)) finish();
    };
    const watch = setInterval(() => {
      if (club.current?.closed) finish();
    }, 500);
    window.addEventListener("message", hear);
    return () => {
      clearInterval(watch);
      window.removeEventListener("message", hear);
    };
  }, [state, clubSiteUrl]);

  const begin = () => {
    club.current = openClubWindow(clubSiteUrl, "setPin", locale);
    setState(club.current === null ? "blocked" : "open");
  };
  return { state, begin };
}
