import { Suspense, useEffect, useState } from "react";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { type DialogBanner, dialogBanner } from "#modules/newsletter/web/dialog-banner.ts";
import { NewsletterDialogDocument } from "#modules/newsletter/web/newsletter-dialog.graphql.gen.ts";
import { useApi, useSession } from "../../session/session-provider.tsx";
import { storageNames } from "../../session/storage-names.ts";
import { useConsent } from "../../shell/consent/consent-provider.tsx";
import { useShopFacts } from "../../shell/shop-state.ts";
import { whenIdle } from "./popup-delay.ts";

const loadDialog = () => import("#modules/newsletter/web/newsletter-dialog.tsx");
const NewsletterDialog = lazyWithRetry(() => loadDialog().then((file) => file.NewsletterDialog));

const dismissed = "1";

/** Invites guests once, after the cookie question and a delay (NL-01, NL-02, NL-05). */
export function NewsletterPopup() {
  const api = useApi();
  const locale = useLocale();
  const deviceType = useShopFacts().platform === "H5" ? "h5" : "pc";
  const guestIsHere = useSession(({ isLogin, isGuest }) => isLogin && isGuest);
  const { choice } = useConsent();
  const mayAsk = guestIsHere && typeof choice === "string";
  const [banner, setBanner] = useState<DialogBanner | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!mayAsk || localStorage.getItem(storageNames.subscribeDialogFlag) === dismissed) return;
    let left = false;
    const invite = async () => {
      const [{ getPageByUrl }] = await Promise.all([
        api(NewsletterDialogDocument, { deviceType, lang: locale }),
        loadDialog(),
      ]);
      if (left) return;
      const found = dialogBanner(getPageByUrl);
      setBanner(found);
      setOpen(found !== null);
    };
    // The dialog could not be loaded: the next visit to this page tries again.
    const callOff = whenIdle(() => void invite().catch(() => undefined));
    return () => {
      left = true;
      callOff();
    };
  }, [api, mayAsk, deviceType, locale]);

  const close = () => {
    localStorage.setItem(storageNames.subscribeDialogFlag, dismissed);
    setOpen(false);
  };
  return banner ? (
    <Suspense>
      <NewsletterDialog open={open} onClose={close} banner={banner} />
    </Suspense>
  ) : null;
}
