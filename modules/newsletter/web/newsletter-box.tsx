import { NewsletterForm } from "./newsletter-form.tsx";
import { useNewsletterText } from "./newsletter-text.ts";

/** The newsletter in the footer of every page (NL-08). */
export function NewsletterBox() {
  const t = useNewsletterText();
  return (
    <section aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className="text-lg font-extrabold">
        {t("boxTitle")}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-ink-soft">{t("boxText")}</p>
      <NewsletterForm place="newsletterFooter" source="Web" button={t("subscribe")} />
    </section>
  );
}
