import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { BackToTop } from "#kit/web/actions/back-to-top.tsx";
import { SkipLink } from "#kit/web/actions/skip-link.tsx";
import { useSession } from "../session/session-provider.tsx";
import { Tracking } from "../tracking/tracking.tsx";
import { AdvertisementPlace } from "./advertisement/advertisement-place.tsx";
import { ChatLauncher } from "./chat/chat-launcher.tsx";
import { useConsent } from "./consent/consent-provider.tsx";
import { CookiePopup } from "./consent/cookie-popup.tsx";
import { DeviceCheck } from "./device-check.tsx";
import { SiteFooter } from "./footer/site-footer.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import type { RootData } from "./root-data.ts";
import { shellIsHidden } from "./shell-data.ts";
import { useShellText } from "./shell-text.ts";
import { ShopStateContext, shopStateOf } from "./shop-state.ts";
import { SocialChat } from "./social-chat.tsx";

/** The page between header and footer, and what floats above it. Without navigation the page stands alone. */
export function PageFrame({ root, children }: { root: RootData; children: ReactNode }) {
  const t = useShellText();
  const session = useSession((state) => state);
  const { choice } = useConsent();
  const { pathname } = useLocation();
  const state = shopStateOf(root, session, choice, pathname);
  const hidden = shellIsHidden(state);
  return (
    <ShopStateContext value={state}>
      <SkipLink label={t("skipToContent")} />
      <DeviceCheck rendered={root.device} />
      <Tracking measuring={root.measuring} />
      <NavigationProgress />
      <OfflineNotice />
      {hidden ? null : <SiteHeader />}
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      {hidden ? null : <AdvertisementPlace device={root.device} />}
      {hidden ? null : <SiteFooter advertisement={root.advertisement} year={root.year} />}
      {/* On a phone the cookie popup takes their place until it is answered. */}
      <aside aria-label={t("help")} className={state.cookieConsent.visible ? "phone:hidden" : undefined}>
        {hidden ? null : <SocialChat />}
        {hidden ? null : <ChatLauncher />}
        <BackToTop label={t("backToTop")} />
      </aside>
      <CookiePopup />
    </ShopStateContext>
  );
}
