import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Spinner } from "#kit/web/feedback/spinner.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { useHydrated } from "#kit/web/use-hydrated.ts";
import { acceptedVersion } from "../../contract/data-consent.ts";
import { useJoinText } from "./join-text.ts";

export type DataConsentPageProps = {
  club: { readonly siteUrl: string; readonly consentVersion: string | null };
  onAccepted(version: string): void;
};

/**
 * The club's page about its members' data, in a frame; it posts a message when its terms are accepted (CO-10, D-20).
 */
export function DataConsentPage({ club, onAccepted }: DataConsentPageProps) {
  const t = useJoinText();
  return (
    <div className="mx-auto grid max-w-prose gap-6 px-4 pt-8 pb-16 md:pt-12">
      <header className="grid gap-2">
        <h1 className="text-2xl font-extrabold tracking-tight md:text-3xl">{t("dataTitle")}</h1>
        <p className="text-ink-soft">{t("dataLead")}</p>
      </header>
      <noscript>
        <Alert tone="warning">
          <p>{t("needsScript")}</p>
        </Alert>
      </noscript>
      {club.consentVersion === null ? (
        <>
          <Alert tone="warning" title={t("closedTitle")}>
            <p>{t("closed")}</p>
          </Alert>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => window.location.reload()}>{t("tryAgain")}</Button>
            <LinkButton to="/" variant="secondary">
              {t("goShopping")}
            </LinkButton>
          </div>
        </>
      ) : (
        <>
          <ConsentFrame siteUrl={club.siteUrl} onAccepted={onAccepted} />
          <TermsHere version={club.consentVersion} onAccepted={onAccepted} />
        </>
      )}
      <LinkButton to="/register/mapclub" variant="quiet" icon="arrow-left" className="justify-self-start">
        {t("back")}
      </LinkButton>
    </div>
  );
}

function ConsentFrame({ siteUrl, onAccepted }: { siteUrl: string } & Pick<DataConsentPageProps, "onAccepted">) {
  const t = useJoinText();
  const locale = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const awake = useHydrated();
  const [loaded, setLoaded] = useState(false);
  const listen = useEffectEvent((message: MessageEvent) => {
    const { origin } = new URL(siteUrl, window.location.href);
    const version = acceptedVersion(message, { origin, window: frame.current?.contentWindow ?? null });
    if (version !== null) onAccepted(version);
  });
  useEffect(() => {
    const onMessage = (message: MessageEvent) => listen(message);
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, []);
  return (
    <div className="relative overflow-hidden rounded-lg border border-line bg-surface">
      {loaded ? null : (
        <p role="status" className="absolute inset-x-0 top-6 flex items-center justify-center gap-3 text-ink-soft">
          <Spinner /> {t("opening")}
        </p>
      )}
      <div className="h-[min(70dvh,40rem)]">
        {/* The frame is rendered after hydration: its message would be lost before. */}
        {awake ? (
          <iframe
            ref={frame}
            src={`${siteUrl}/data-consent?lang=${locale}`}
            title={t("clubTerms")}
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            referrerPolicy="origin"
            onLoad={() => setLoaded(true)}
            className="relative block size-full border-0"
          />
        ) : null}
      </div>
    </div>
  );
}

/** A summary for browsers that show no frame. */
function TermsHere({ version, onAccepted }: { version: string } & Pick<DataConsentPageProps, "onAccepted">) {
  const t = useJoinText();
  return (
    <details className="rounded-lg bg-sunken px-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-bold">{t("noFrame")}</summary>
      <div className="grid gap-4 pb-4">
        <p className="text-ink-soft">{t("dataText")}</p>
        <Button variant="court" className="justify-self-start" onClick={() => onAccepted(version)}>
          {t("agree")}
        </Button>
      </div>
    </details>
  );
}
