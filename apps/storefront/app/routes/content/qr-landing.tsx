import type { ComponentProps } from "react";
import { NewsletterPageForm } from "#modules/newsletter/web/newsletter-page-form.tsx";
import { useNewsletterText } from "#modules/newsletter/web/newsletter-text.ts";
import { ShopLanding } from "./shop-landing.tsx";

/** The landing page of a printed QR code: the editors' text above the form (LP-09), with a default text. */
export function QrLanding({ page }: ComponentProps<typeof ShopLanding>) {
  const t = useNewsletterText();
  return (
    <>
      {page.columns.length > 0 ? (
        <ShopLanding page={page} />
      ) : (
        <div className="mx-auto max-w-prose px-5 py-10 md:py-16">
          <h1 className="text-3xl font-extrabold tracking-tight">{t("boxTitle")}</h1>
          <p className="mt-3 text-ink-soft">{t("boxText")}</p>
        </div>
      )}
      <div className="mx-auto max-w-prose px-4 pb-8 sm:px-5">
        <NewsletterPageForm source="QR" />
      </div>
    </>
  );
}
