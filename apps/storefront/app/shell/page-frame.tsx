import type { ReactNode } from "react";
import { BackToTop } from "#kit/web/actions/back-to-top.tsx";
import { SkipLink } from "#kit/web/actions/skip-link.tsx";
import { ChatLauncher } from "./chat/chat-launcher.tsx";
import { CookiePopup } from "./consent/cookie-popup.tsx";
import { DeviceCheck } from "./device-check.tsx";
import { SiteFooter } from "./footer/site-footer.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import type { RootData } from "./root-data.ts";
import { shellIsHidden } from "./shell-data.ts";
import { useShellText } from "./shell-text.ts";
import { SocialChat } from "./social-chat.tsx";

/** The page between header and footer, and what floats above it. Without navigation the page stands alone. */
export function PageFrame({ root, children }: { root: RootData | null; children: ReactNode }) {
  const t = useShellText();
  const hidden = !root || shellIsHidden(root.shell);
  return (
    <>
      <SkipLink label={t("skipToContent")} />
      {root ? <DeviceCheck rendered={root.device} /> : null}
      <NavigationProgress />
      <OfflineNotice />
      {hidden ? null : <SiteHeader shell={root.shell} />}
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      {hidden ? null : <SiteFooter shell={root.shell} advertisement={root.advertisement} year={root.year} />}
      {hidden ? null : <SocialChat site={root.shell.siteInfo} />}
      {hidden ? null : <ChatLauncher site={root.shell.siteInfo} />}
      <BackToTop label={t("backToTop")} />
      <CookiePopup content={root?.cookieContent ?? null} />
    </>
  );
}
