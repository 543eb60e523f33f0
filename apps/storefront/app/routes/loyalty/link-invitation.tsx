import { useEffect, useEffectEvent } from "react";
import { takeDeferredLink } from "#modules/loyalty/web/link/deferred-link.ts";
import { LinkDialog } from "#modules/loyalty/web/link/link-dialog.tsx";
import { readPendingLink } from "#modules/loyalty/web/link/pending-link.ts";
import { useLink } from "#modules/loyalty/web/link/use-link.ts";
import { useSessionControl } from "../../session/session-provider.tsx";
import { storageNames } from "../../session/storage-names.ts";
import { useShopState } from "../../shell/shop-state.ts";
import { whenIdle } from "../newsletter/popup-delay.ts";
import { mayOfferLink } from "./may-offer-link.ts";
import { useLinkHost } from "./use-link-host.ts";

/** Offers members without a club account to link one: immediately when a flag asks for it, else once per visit. */
export function LinkInvitation() {
  const { memory } = useSessionControl();
  const { clubSiteUrl, cookieConsent } = useShopState();
  const { state, send } = useLink(useLinkHost());

  const check = useEffectEvent(() => {
    const user = memory().userInfo();
    const flag = readPendingLink(localStorage.getItem(storageNames.pendingLinkDialog));
    const offer = mayOfferLink({
      isMember: user?.isGuest === false,
      isBound: user?.mapclubBind ?? false,
      pending: flag !== null,
      askedUntil: Number(localStorage.getItem(storageNames.linkAskedUntil) ?? 0),
      askedThisVisit: sessionStorage.getItem(storageNames.linkAskedNow) !== null,
      now: Date.now(),
    });
    return offer === "pending" ? { offer, account: flag?.account ?? null } : { offer, account: null };
  });
  const begin = useEffectEvent(() => {
    const { offer, account } = check();
    if (offer === null) return;
    // The flag works once, and one visit asks at most once (LY-24).
    localStorage.removeItem(storageNames.pendingLinkDialog);
    sessionStorage.setItem(storageNames.linkAskedNow, "1");
    const promised = takeDeferredLink(sessionStorage);
    if (offer === "pending" && account === null && promised) {
      return send({ type: "deferred", place: "home", ...promised });
    }
    send(offer === "pending" ? { type: "pending", account } : { type: "offer" });
  });
  const mayAsk = !cookieConsent.visible;
  useEffect(() => {
    const { offer } = check();
    if (offer === "pending") begin();
    return offer === "offer" && mayAsk ? whenIdle(begin) : undefined;
  }, [mayAsk]);

  return <LinkDialog state={state} send={send} clubSiteUrl={clubSiteUrl} />;
}
