import { useRef } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { useShellText } from "../shell-text.ts";
import { useShopState } from "../shop-state.ts";
import { useConsent } from "./consent-provider.tsx";
import { CookieText } from "./cookie-text.tsx";
import { useBottomPadding } from "./use-bottom-padding.ts";

/** Shown until the visitor has chosen. Both buttons have equal size (D-21). */
export function CookiePopup() {
  const t = useShellText();
  const { choose } = useConsent();
  const { content } = useShopState().cookieConsent;
  const popup = useRef<HTMLElement>(null);
  useBottomPadding(popup);
  return (
    <section
      ref={popup}
      aria-labelledby="cookie-title"
      data-print="hide"
      className="fixed inset-x-3 bottom-3 z-50 mx-auto max-w-[52rem] rounded-xl border border-line bg-raised p-5 shadow-modal md:flex md:items-center md:gap-8 md:p-6"
    >
      <CookieText content={content} />
      <div className="mt-4 grid shrink-0 grid-cols-1 gap-2.5 sm:grid-cols-2 md:mt-0 md:w-56 md:grid-cols-1">
        <Button onClick={() => choose("all")}>{t("acceptAllCookies")}</Button>
        <Button variant="secondary" onClick={() => choose("necessary")}>
          {t("onlyNecessary")}
        </Button>
      </div>
    </section>
  );
}
