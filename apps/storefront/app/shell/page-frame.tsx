import { Activity, memo, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { SkipLink } from "#kit/web/actions/skip-link.tsx";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { useLate } from "#kit/web/use-late.ts";
import { useConsent } from "./consent/consent-provider.tsx";
import { DeferredFooter } from "./footer/deferred-footer.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { OfflineAlert } from "./offline-alert.tsx";
import type { RootData } from "./root-data.ts";
import { shellIsHidden } from "./shell-data.ts";
import { useShellText } from "./shell-text.ts";
import { needsConsent, RootContext } from "./shop-state.ts";

/** Visitors who have chosen do not load it. If it fails to load, only necessary scripts run. */
const CookiePopup = lazyWithRetry(() => import("./consent/cookie-popup.tsx").then((file) => file.CookiePopup));

const loadFloatingTools = () => import("./floating-tools.tsx").then((file) => file.FloatingTools);

type PageFrameProps = { root: RootData; children: ReactNode };

/** The page between header and footer, with floating tools. Without navigation the page has no frame. */
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
  const requested = needsConsent(choice, useLocation().pathname);
  const hidden = shellIsHidden(root.shell);
  const FloatingTools = useLate(loadFloatingTools);
  return (
    <>
      <SkipLink label={t("skipToContent")} />
      <OfflineAlert />
      {hidden ? null : <TopOfPage />}
      <MiddleOfPage>{children}</MiddleOfPage>
      {hidden ? null : <DeferredFooter root={root} />}
      {/* On a phone the cookie popup covers their place until it is answered. */}
      <aside aria-label={t("help")} className={requested ? "phone:hidden" : undefined}>
        {FloatingTools ? <FloatingTools chat={!hidden} device={root.device} measuring={root.measuring} /> : null}
      </aside>
      {requested ? (
        <Suspense>
          <CookiePopup />
        </Suspense>
      ) : null}
    </>
  );
}

/*
 * Each part hydrates on its own, the touched one first: one large hydration would block a slow phone. State about the visitor must
 * not be passed down as props: React would have to hydrate the parts together.
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
