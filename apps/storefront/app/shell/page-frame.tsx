import { Activity, memo, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { SkipLink } from "#kit/web/actions/skip-link.tsx";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { useLate } from "#kit/web/use-late.ts";
import { useConsent } from "./consent/consent-provider.tsx";
import { DeferredFooter } from "./footer/deferred-footer.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import type { RootData } from "./root-data.ts";
import { shellIsHidden } from "./shell-data.ts";
import { useShellText } from "./shell-text.ts";
import { isAsked, RootContext } from "./shop-state.ts";

/** Those who have answered need not load the question. Where it cannot be had, nothing but the necessary is done. */
const CookiePopup = lazyWithRetry(() => import("./consent/cookie-popup.tsx").then((file) => file.CookiePopup));

const loadFloatingTools = () => import("./floating-tools.tsx").then((file) => file.FloatingTools);

type PageFrameProps = { root: RootData; children: ReactNode };

/** The page between header and footer, and what floats above it. Without navigation the page stands alone. */
export function PageFrame({ root, children }: PageFrameProps) {
  return (
    <RootContext value={root}>
      <Frame root={root}>{children}</Frame>
    </RootContext>
  );
}

function Frame({ root, children }: PageFrameProps) {
  const t = useShellText();
  const { choice } = useConsent();
  const asked = isAsked(choice, useLocation().pathname);
  const hidden = shellIsHidden(root.shell);
  const FloatingTools = useLate(loadFloatingTools);
  return (
    <>
      <SkipLink label={t("skipToContent")} />
      <OfflineNotice />
      {hidden ? null : <TopOfPage />}
      <MiddleOfPage>{children}</MiddleOfPage>
      {hidden ? null : <DeferredFooter root={root} />}
      {/* On a phone the cookie popup takes their place until it is answered. */}
      <aside aria-label={t("help")} className={asked ? "phone:hidden" : undefined}>
        {FloatingTools ? <FloatingTools chat={!hidden} device={root.device} measuring={root.measuring} /> : null}
      </aside>
      {asked ? (
        <Suspense>
          <CookiePopup />
        </Suspense>
      ) : null}
    </>
  );
}

/*
 * Each comes alive by itself, and at once what somebody touches: a page in one piece would hold up a slow phone. What is
 * heard of the visitor meanwhile may not reach in from above: React would have to wake them in one go.
 */
const TopOfPage = memo(function TopOfPage() {
  return (
    <Activity>
      <SiteHeader />
    </Activity>
  );
});

const MiddleOfPage = memo(function MiddleOfPage({ children }: { children: ReactNode }) {
  return (
    <Activity>
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        <NavigationProgress />
        {children}
      </main>
    </Activity>
  );
});
